-- When an account that its person deleted is erased for good; null where it stays. Until then it can be taken back.
alter table accounts add column leaves_at timestamptz;
-- Of an account that is being deleted: gone from everything, and still there to be taken back.
alter table profiles add column leaving boolean not null default false;
-- A job stays for those who applied to it when its owner is erased: the owner's id leads nowhere then.
alter table postings drop constraint postings_owner_id_fkey;
