-- When the years of experience that follow from a bio were counted last, so that a day looks at those alone whose month is over, and not at everybody
-- who works or ever worked. Nobody's are known to be counted yet: they are once, and so are those of whoever signs up with the version before. It
-- stands with the bio, which has no other index: the texts of everybody would be indexed anew each month with a row of profiles.
alter table bios add column years_counted_at timestamptz not null default 'epoch';
create index bios_by_years_counted on bios (years_counted_at);
