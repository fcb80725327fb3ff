-- Whether what a resume says is offered to its owner for the bio, and the proposals that they have decided on.
alter table stored_files add column offered boolean not null default false;
alter table stored_files add column decided integer[] not null default '{}';
