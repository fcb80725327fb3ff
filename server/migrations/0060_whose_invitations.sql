-- Whoever deletes a cohort, or an account, takes it out of the invitations that name it: all there are were gone through for that.
create index group_invitations_of_cohort on group_invitations (cohort_id) where cohort_id is not null;
create index group_invitations_by_advisor on group_invitations (invited_by) where invited_by is not null;
