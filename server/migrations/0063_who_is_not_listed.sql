-- Of the many people of a posting, those who hide: they are few, and are read at once by whoever searches candidates for it.
create index profiles_unlisted on profiles (id) where (not confirmed or hidden) and not leaving;
