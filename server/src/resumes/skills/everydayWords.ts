/**
 * Names of skills, of one word, that ordinary sentences use for something else: 'reading soil by color', 'sales tax', 'keep
 * track'. In running text they are never read as a skill; in a list of skills they are.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `abstraction accuracy acting adaptability aesthetics agile agility alterations ambition analysis angling archives army
  assembler assessor author autonomy azure backstage bagger balance band banners barbecue bargaining belonging bio blasting
  blender bottling bouncer branding bravery builder buyer cam candles canning captain cardio carving catan chopping chorus
  citation classics clay cleaner coach coding collage comedy compassion compliance composer composition composure compromise
  concentration concierge conductor confidence consultant contracts conversation cook cooperation cosmetics costumes courage
  courier courtesy crafts creativity crew cricket curiosity curling daring darts dean decking delegation demolition dependable
  deployment determination diligence diplomacy discipline discus dispatcher diver documentation doctor dough draping drawing
  drill drive drums efficiency effort engineer enthusiasm essays estimator ethics excavation excel explaining facials fades
  farmer fencing filing fishing flexibility flexible flying flyers focus foil foreman foresight forging foundations founder
  fragrance freight gaming git go grilling grit guide gym harmony harp hiring history honesty hoops host hunter hurdles icing
  imagination improv independence influence influencing initiative innovation insulation insurance integrity intern internship
  inventor janitor java jeopardy jumper kindness landlord latin law leader leadership lean leasing legends lifting listening
  logging logic magic maintenance maker manager maps marathon marines mayor maya measuring medicine messenger
  miniatures minutes miscellaneous miner model modeling motivation mover musicals navy networking notes nurse
  objectives observation observing openness optimistic optimization organised organization organizing originality other
  packaging packer packing painter painting pandas patience patisserie permit persistence physician pilot pitcher planner
  planning plating playbook pointe polling polo pool porter posters precision presentations priest principal printing
  prioritizing proactive probability procreate production promotion publicity publishing purchasing putting
  puzzles questioning rallies react reading reasoning receptionist recruiting reflecting reflexes refrigeration regression
  reliability removals reporter research researcher resilience responsibility responsible retail rhetoric rigging rotary
  running runway salsa sales scheduling scouts scratch seasoning secretary selling server setter shadowing shingles shipping
  signing spices spinning sprint sprints squash staffing stamina stats stem steam steel strategy streamlining
  stretching studying supervisor surfer surgeon surveys swift sword syntax tableau tailor takeoffs tap tasting taxes teacher
  telescopes therapist tiling till timesheets tolerance track translating treasurer trenching trustee turntables typing
  ultimate unity usher vet vibration viola vision wages waiter wardrobe wastewater wellness wigs wiring wrench writing`.split(/\s+/),
)
