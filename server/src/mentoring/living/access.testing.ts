/** Who may make the calls about how pairs go on: rows of the matrix of contract.access.test.ts. */
export const livingAccess = `getPairLives                   none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
logSession                     none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
updateSession                  none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
deleteSession                  none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
answerFit                      none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
askForAnother                  none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
leaveMentoringGroup            none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
getLivingPairs                 none      none    ended   none   none  no    no     no      no        no       no             may     may
proposeRematch                 none      none    ended   none   none  no    no     no      no        no       no             may     may
answerFitByLink                may       may     may     may    may   may   may    may     may       may      may            may     may
getCalendarFeed                none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
renewCalendarFeed              none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
stopCalendarFeed               none      none    ended   none   none  may   hidden hidden  no        no       no             no      no
readCalendarFeed               may       may     may     may    may   may   may    may     may       may      may            may     may`
