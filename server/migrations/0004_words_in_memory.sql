-- People are searched by their words in memory. See docs/decisions/2026-11-21-words-of-people-in-memory.md.
drop index profiles_search;
drop table search_words;
delete from tasks where kind = 'profiles.forgetWords';
