-- What a posting of any kind is found and compared by. 'jobs' held it, so that a posting of another kind had none.
create table posting_index (
  posting_id uuid primary key references postings (id) on delete cascade,
  -- Title, who offers it, place, skills and description: lower case, without accents.
  search_text text not null,
  -- The skills that it lists, by name.
  skills text[] not null default '{}',
  signature double precision[],
  direction vector(31) not null,
  tags sparsevec(2048) not null,
  terms sparsevec(65536) not null,
  term_words text[] not null default '{}'
);
create index posting_index_search on posting_index using gin (search_text gin_trgm_ops);

create function skills_of_job(info jsonb) returns text[] immutable language sql as $$
  select coalesce(array_agg(skill ->> 'name'), '{}') from jsonb_array_elements(info -> 'skills') as skills (skill)
$$;

insert into posting_index (posting_id, search_text, skills, signature, direction, tags, terms, term_words)
select posting_id, search_text, skills_of_job(info), signature, direction, tags, terms, term_words from jobs;

-- Release 0.1.0 still runs while this version is brought out, and knows the columns of 'jobs' alone. The database keeps the two
-- in step, each way, until a later migration takes those columns away with their index and with these functions. A change that
-- follows from the other does nothing: hence the depth.
create function jobs_to_posting_index() returns trigger language plpgsql as $$
begin
  insert into posting_index (posting_id, search_text, skills, signature, direction, tags, terms, term_words)
  values (new.posting_id, new.search_text, skills_of_job(new.info), new.signature, new.direction, new.tags, new.terms, new.term_words)
  on conflict (posting_id) do update set
    search_text = excluded.search_text, skills = excluded.skills, signature = excluded.signature, direction = excluded.direction,
    tags = excluded.tags, terms = excluded.terms, term_words = excluded.term_words;
  return null;
end $$;
create trigger jobs_to_posting_index
after update of search_text, signature, direction, tags, terms, term_words on jobs
for each row when (pg_trigger_depth() = 0) execute function jobs_to_posting_index();

-- A job that this version adds has its row in the index already, and comes without these columns.
create function job_from_posting_index() returns trigger language plpgsql as $$
begin
  if new.search_text is null then
    select search_text, signature, direction, tags, terms, term_words
    into new.search_text, new.signature, new.direction, new.tags, new.terms, new.term_words
    from posting_index where posting_id = new.posting_id;
  else
    insert into posting_index (posting_id, search_text, skills, signature, direction, tags, terms, term_words)
    values (new.posting_id, new.search_text, skills_of_job(new.info), new.signature, new.direction, new.tags, new.terms, new.term_words)
    on conflict (posting_id) do nothing;
  end if;
  return new;
end $$;
create trigger job_from_posting_index before insert on jobs for each row execute function job_from_posting_index();

create function posting_index_to_jobs() returns trigger language plpgsql as $$
begin
  update jobs set
    search_text = new.search_text, signature = new.signature, direction = new.direction,
    tags = new.tags, terms = new.terms, term_words = new.term_words
  where posting_id = new.posting_id;
  return null;
end $$;
create trigger posting_index_to_jobs after update on posting_index
for each row when (pg_trigger_depth() = 0) execute function posting_index_to_jobs();
