-- Whoever left a group while they were put into one of its cohorts stayed in it, and read on there.
delete from cohort_members
using cohorts
where cohorts.id = cohort_members.cohort_id
  and not exists (
    select from memberships
    where memberships.group_id = cohorts.group_id and memberships.account_id = cohort_members.account_id
  );
