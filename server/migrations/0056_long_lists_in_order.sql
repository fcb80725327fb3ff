-- The lists of a posting in the order in which people came into them: a page is read without those before and after it, and a list is counted
-- without reading the links. Those who have applied are asked for apart from the others, of whom more has to be read.
create index links_newest on links (posting_id, owner_state, applied, (coalesce(applied_at, owner_changed_at)) desc, person_id) include (hidden);
