-- A notification says what it is about, whoever tells of it: the type of the subject and its id, the person who did it, and what
-- its sentence is made from whenever it is read. Every row has a type, an id and data: the trigger below sees to it for those that
-- release 0.1.0 stores.
alter table notifications add column subject_type text;
alter table notifications add column subject_id uuid;
alter table notifications add column actor_id uuid references accounts (id) on delete cascade;
alter table notifications add column data jsonb;
create index notifications_of_subject on notifications (subject_id, account_id);
create index notifications_of_actor on notifications (actor_id);

-- What stands between the two names of a sentence about a link.
create function notification_middle(kind text) returns text immutable language sql as $$
  select case kind
    when 'contacted' then ' contacted you about '
    when 'accepted' then ' accepted you for '
    when 'rejected' then ' decided not to go on with you for '
    when 'reopened' then ' is considering you again for '
    when 'applied' then ' applied for '
    when 'withdrawn' then ' withdrew from '
    when 'agreedToContact' then ' agrees to be contacted about '
    when 'declined' then ' is not interested in '
  end
$$;

-- What follows the name in a sentence about a delegate.
create function notification_end(kind text) returns text immutable language sql as $$
  select case kind
    when 'delegateAsked' then ' asks you to act on their jobs'
    when 'delegateAccepted' then ' now acts on your jobs'
    when 'delegateDeclined' then ' declined to act on your jobs'
    when 'delegateLeft' then ' no longer acts on your jobs'
  end
$$;

-- The names of a stored sentence. The sentence that is made from them is the same, also where its words stand in a name.
create function notification_data(kind text, words text, note text) returns jsonb immutable language sql as $$
  select case
    when kind in ('contacted', 'accepted', 'rejected', 'reopened') then
      jsonb_build_object('company', first, 'job', last, 'note', note)
    when middle is not null then jsonb_build_object('person', first, 'job', last)
    when kind = 'delegateRemoved' then
      jsonb_build_object('other', substr(words, length('You no longer act on the jobs of ') + 1))
    else jsonb_build_object('other', left(words, -length(notification_end(kind))))
  end
  from (select notification_middle(kind) as middle) as sentence,
    lateral (select split_part(words, middle, 1) as first, substr(words, strpos(words, middle) + length(middle)) as last) as names
$$;

update notifications set
  subject_type = case when posting_id is null then 'account' else 'posting' end,
  subject_id = coalesce(posting_id, account_id),
  actor_id = case when kind in ('applied', 'withdrawn', 'agreedToContact', 'declined') then person_id end,
  data = notification_data(kind, words, text);

-- Release 0.1.0 stores postings, persons and whole sentences while this version is brought out, and reads nothing else; of what
-- is about no link it knows nothing. A later migration takes its columns away, with this trigger and these functions.
alter table notifications alter column words set default '';
create function notifications_in_step() returns trigger language plpgsql as $$
begin
  if new.subject_type is null then
    new.subject_type := 'posting';
    new.subject_id := new.posting_id;
    new.actor_id := case when new.kind in ('applied', 'withdrawn', 'agreedToContact', 'declined') then new.person_id end;
    new.data := notification_data(new.kind, new.words, new.text);
  elsif new.subject_type = 'posting' and new.words = '' and notification_middle(new.kind) is not null then
    new.posting_id := new.subject_id;
    new.person_id := coalesce(new.actor_id, new.account_id);
    new.words := coalesce(new.data->>'company', new.data->>'person') || notification_middle(new.kind) || (new.data->>'job');
  end if;
  return new;
end $$;
create trigger notifications_in_step before insert on notifications for each row execute function notifications_in_step();
