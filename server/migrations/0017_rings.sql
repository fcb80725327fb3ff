-- How much of a person's genome lies in each of the five categories, in percent, so that whoever reads a card reads its ring; null without a
-- genome. In a signature the categories stand at these places.
alter table profiles add column ring smallint[];
update profiles
set ring = array[
  round(signature[1] * 100), round(signature[10] * 100), round(signature[17] * 100), round(signature[21] * 100), round(signature[25] * 100)
]::smallint[]
from genomes
where genomes.profile_id = profiles.id and genomes.signature is not null;
