-- Which step of the guided first visit a person is at, counted from 1; null before it begins and once it is over. It goes on from there on any device.
alter table profiles add column first_visit_step smallint;
