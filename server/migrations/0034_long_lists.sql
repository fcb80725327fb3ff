-- What decides who is seen in a list of thousands, and by which name they are listed, beside their profiles, which are long.
create index profiles_seen on profiles (id) include (confirmed, hidden, leaving, birth_year, name);
