-- In which group an advisor hid a profile, and when; empty where the person did it. No key: what was said stays true when the group is gone.
alter table profiles add column hidden_in uuid, add column hidden_at timestamptz;
