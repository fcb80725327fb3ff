-- Reasons name the words that two texts share. See docs/decisions/2026-11-22-true-reasons.md.
alter table match_index add column term_words text[] not null default '{}';
alter table jobs add column term_words text[] not null default '{}';

-- Skills that a job's text names, that its author was shown and did not take: they count for nothing.
alter table jobs add column passed_skills text[] not null default '{}';

-- What a student has to have to take a job; null where a row was written before it was kept.
alter table jobs add column education smallint;
alter table jobs add column least_age smallint;

-- By which version of the reading the columns were made: rows of an earlier one are read again.
alter table jobs add column read_as smallint not null default 0;
