-- The key under which a browser keeps what a person typed after they signed out; and when they signed in for the first time.
alter table accounts add column draft_key text;
alter table accounts add column first_sign_in_at timestamptz;
update accounts set first_sign_in_at = confirmed_at where confirmed_at is not null;
