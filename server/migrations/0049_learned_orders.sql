-- What the log of suggestions has to say for weights by skill to be learned from it, and for two orders to be told apart.
alter table shown_lists
  -- For each entry the skills that both sides have, with the points that each gives; null where it was not logged, empty where it was erased.
  add column skills jsonb,
  -- By which learned order the list was made as well, and for each entry which of the two orders gave it; null in lists of the usual order.
  add column orders jsonb;

-- The learned order of each list of suggestions: how much each skill that both have counts, 1 where nothing is said. It tells of nobody.
create table learned_orders (
  list text primary key,
  -- Changes with the weights.
  id uuid not null,
  -- By the ids of the vocabulary.
  weights jsonb not null,
  -- It was learned from lists before this.
  learned_before timestamptz not null,
  kept_at timestamptz not null,
  -- For whom it was shown to be of more use than the usual order: adults, minors.
  gained_for text[] not null default '{}'
);
