-- What a match index in the database (MATCH_INDEX=database) looks people up by; null in a community that keeps them in memory, and
-- in rows of release 0.1.0. Its indexes are made where it is used.
alter table match_index
  add column name text collate "C",
  -- What somebody is compared by, in few numbers.
  add column sketch vector(255),
  -- The words of all that is searched, and those of the name: a number for each.
  add column words bigint[],
  add column name_words bigint[];

-- Every word that somebody uses, to look for parts of words and for what a misspelled one was meant to be.
create table people_words (word text collate "C" primary key);
create index people_words_alike on people_words using gin (word gin_trgm_ops);

-- The words of a text as `searchTextOf` makes it. Nobody looks for words that are longer.
create function words_in(text text) returns setof text immutable language sql as $$
  select distinct word from unnest(string_to_array(translate(text, E'\n', ' '), ' ')) as word where length(word) between 1 and 200
$$;
create function numbers_of_words(text text) returns bigint[] immutable language sql as $$
  select coalesce(array_agg(hashtextextended(word, 0)), '{}') from words_in(text) as word
$$;
