-- Of the many people of a posting, those who hide: they are few, and are read at once by whoever searches candidates for it.
create index profiles_unlisted on profiles (id) where (not confirmed or hidden) and not leaving;
-- Whom the owner's side has hidden: they are few, and every search of candidates leaves them out.
create index links_hidden on links (posting_id, person_id) where hidden;
