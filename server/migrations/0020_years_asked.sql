-- How many years of experience a job asks for, as a place in the order in which the contract names them: suggestions look through all jobs for it.
-- The database keeps it, so that jobs of the release before have it too.
alter table jobs add column experience smallint generated always as (
  array_position(
    array['None', '0-2 years', '2-5 years', '5-10 years', '10-20 years', '> 20 years'], info ->> 'yearsOfExperience'
  ) - 1
) stored;
