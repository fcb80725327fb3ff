-- Whom a mentee sees whatever their age: the mentors whom an advisor published as theirs, found in the view of 0051 from its other side.
create index mentoring_pairs_of_mentee_anywhere on mentoring_pairs (mentee_id, mentor_id);
