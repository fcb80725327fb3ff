-- Whom a mentor sees whatever their age, and whatever the group's directory shows: the mentees whom an advisor published as theirs, as long as the
-- pair lasts.
create view assigned_mentees as select mentor_id, mentee_id from mentoring_pairs;
create index mentoring_pairs_of_mentor_anywhere on mentoring_pairs (mentor_id, mentee_id);
