import type { BioSection } from '../profiles/profiles.ts'

const placeNames = { City: 'locationCity', State: 'locationState', Country: 'locationCountry' }

const schoolNames = {
  ...placeNames,
  Name: 'name',
  School: 'name',
  School_Name: 'name',
  Year: 'graduationYear',
  Graduation_Year: 'graduationYear',
  Favorite_Subjects: 'favoriteSubjects',
  Sports_Games: 'sportsGames',
  Sports: 'sportsGames',
  Clubs_Orgs: 'clubsOrgs',
  Clubs: 'clubsOrgs',
  Jobs_Internships_Projects: 'jobsInternshipsProjects',
  Jobs_Internships: 'jobsInternshipsProjects',
  Other_Interests: 'otherInterests',
  Other_Training: 'otherTraining',
  Impactful_Activities: 'impactfulActivities',
  Proudest_Acomplishments: 'proudestAcomplishments',
  Proudest_Accomplishments: 'proudestAcomplishments',
  Awards_Recieved: 'proudestAcomplishments',
  Awards_Received: 'proudestAcomplishments',
}
const collegeNames = {
  ...schoolNames,
  College: 'name',
  University: 'name',
  Degree: 'degree',
  Major: 'major',
  Minor: 'minor',
  Thesis: 'proudestAcomplishments',
}

/** The capitalised spellings of older profiles and the fields that they are now. Read on import only, never written. */
export const legacyNames: Record<BioSection, Record<string, string>> = {
  generalInfo: {
    ...placeNames,
    Name: 'name',
    Date_Birth: 'birthYear',
    Birth_Year: 'birthYear',
    Gender: 'gender',
    LinkedIn_Profile: 'liProfile',
    FB_Profile: 'fbProfile',
    Internship_Keyword: 'internshipKeywords',
    Internship_Keywords: 'internshipKeywords',
    Video_Src: 'selfVideo',
    Level: 'level',
  },
  ikigaiInfo: {
    Adjectives_Self: 'selfDescribe',
    Adjectives_Others: 'othersDescribe',
    Easy_Skills: 'comesEasy',
    Passion_Activities: 'favoriteActivity',
    Vision_30: 'aspireTo',
    World_Improvement_Ideas: 'improveWorld',
    Rolemodel: 'successfulPerson',
    Rolemodel_Qualities: 'whatMakesSuccess',
  },
  highschoolInfo: schoolNames,
  collegeInfo: collegeNames,
  graduateInfo: collegeNames,
  professionalInfo: {
    Positions_Held: 'positionsHeld',
    Positions: 'positionsHeld',
    Clubs_Orgs: 'clubsOrgs',
    Other_Interests: 'otherInterests',
    Impactful_Activities: 'impactfulActivities',
    Awards_Recieved: 'impactfulActivities',
    Awards_Received: 'impactfulActivities',
    Aspirational_Role: 'aspirationalRole',
    Advice_Younger_Self: 'adviceToSelf',
  },
}

/** Those of the rows of a list. */
export const rowNames: Record<string, string> = {
  Name: 'name',
  Title: 'name',
  Tags: 'tags',
  Title_Position: 'titlePosition',
  Position: 'titlePosition',
  Time_Commitment: 'timeCommitment',
  Duration: 'duration',
}
/** Those of a position held. */
export const positionNames: Record<string, string> = {
  Name: 'name',
  Title: 'name',
  Position: 'name',
  Company: 'companyInstitution',
  Company_Institution: 'companyInstitution',
  Industry: 'workDescription',
  Work_Description: 'workDescription',
  Start_Date: 'startDate',
  End_Date: 'endDate',
  Proudest_Acomplishments: 'proudestAcomplishments',
  Proudest_Accomplishments: 'proudestAcomplishments',
  Best_Part_Of_Working: 'bestPartOfWorking',
  Can_Be_Improved: 'canBeImproved',
  Tags: 'tags',
}
