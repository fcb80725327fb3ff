-- Whom a mentor sees whatever their age, and whatever the group's directory shows: the mentees whom an advisor published as theirs, as long as the
-- pair lasts and its mentoring group is not archived.
create view assigned_mentees as
 select mentor_id, mentee_id
 from mentoring_pairs
 join mentoring_groups on mentoring_groups.id = mentoring_pairs.mentoring_group_id
 where archived_at is null;
create index mentoring_pairs_of_mentor_anywhere on mentoring_pairs (mentor_id, mentee_id);
