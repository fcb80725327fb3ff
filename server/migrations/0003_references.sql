-- Who deletes a resume, a profile or an account waits for all that refers to it to be found.
create index links_with_resume on links (resume_id) where resume_id is not null;
create index link_changes_by_account on link_changes (by_id) where by_id is not null;
create index posting_views_of_viewer on posting_views (viewer_id);
create index notifications_of_link on notifications (person_id, posting_id);
create index notifications_of_posting on notifications (posting_id);
