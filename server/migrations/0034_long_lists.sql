-- What decides who is seen in a list of thousands, and by which name they are listed, beside their profiles, which are long; and who leaves.
create index profiles_seen on profiles (id) include (confirmed, hidden, leaving, birth_year, name);
create index profiles_leaving on profiles (id) where leaving;
