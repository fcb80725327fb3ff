-- Twice as many clusters are wanted of a large community as its processes learned before: they are learned anew. Of all, or of none: those that count as
-- of nobody are the earlier ones.
update sketch_clusters set learned_of = 0 where (select max(learned_of) from sketch_clusters) > 262144;
