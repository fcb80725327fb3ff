/** Who may make which call about the drafts of a mentoring group: rows of the matrix. */
export const draftVersionsAccess = `\
getPairAlternatives            none      none    ended   none   none  no    no     no      no        no       no             may     may
getDraftHistory                none      none    ended   none   none  no    no     no      no        no       no             may     may
undoDraftChange                none      none    ended   none   none  no    no     no      no        no       no             may     may
keepDraft                      none      none    ended   none   none  no    no     no      no        no       no             may     may
loadDraft                      none      none    ended   none   none  no    no     no      no        no       no             may     may
renameDraft                    none      none    ended   none   none  no    no     no      no        no       no             may     may
deleteDraft                    none      none    ended   none   none  no    no     no      no        no       no             may     may
compareDrafts                  none      none    ended   none   none  no    no     no      no        no       no             may     may
getPublications                none      none    ended   none   none  no    no     no      no        no       no             may     may`
