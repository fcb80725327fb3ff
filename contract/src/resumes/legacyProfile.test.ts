import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLegacyProfile } from './legacyProfile.ts'
import { type BioSection, bioSections, emptyProfile, StudentProfile } from '../profiles/profiles.ts'

describe('readLegacyProfile', () => {
  test('reads every named spelling', () => {
    const { bio, left } = readLegacyProfile({
      generalInfo: {
        Name: 'Ada',
        Date_Birth: '03/12/1999',
        Gender: 'woman',
        City_State_Country: 'Portland, Oregon, USA',
        LinkedIn_Profile: 'linkedin.com/in/ada',
        FB_Profile: 'http://facebook.com/ada',
        Internship_Keyword: 'biology',
        Video_Src: 'https://youtu.be/x',
        Level: 'Graduate School',
      },
      ikigaiInfo: {
        Passion_Activities: 'a',
        Adjectives_Others: 'b',
        Adjectives_Self: 'c',
        Easy_Skills: 'd',
        World_Improvement_Ideas: 'e',
        Rolemodel_Qualities: 'f',
        Rolemodel: 'g',
        Vision_30: 'h',
      },
      highschoolInfo: { Name: 'Lincoln', Year: '0', Favorite_Subjects: 'Math\nArt' },
      graduateInfo: {
        Degree: 'PhD',
        Major: 'Physics',
        Minor: ['Art'],
        Thesis: 'On rays',
        Awards_Recieved: 'Medal',
        Year: 2022,
      },
      professionalInfo: {
        Advice_Younger_Self: 'Sleep',
        Aspirational_Role: 'Diver',
        Company: 'Blue Door',
        Title: 'Barista',
        Industry: 'Food',
        Start_Date: '9/2019',
      },
    })
    expect(left).toEqual([])
    expect(bio.generalInfo).toEqual({
      name: 'Ada',
      birthYear: '1999',
      gender: 'woman',
      locationCity: 'Portland',
      locationState: 'Oregon',
      locationCountry: 'USA',
      liProfile: 'https://linkedin.com/in/ada',
      fbProfile: 'https://facebook.com/ada',
      internshipKeywords: 'biology',
      selfVideo: 'https://youtu.be/x',
      level: 'gs',
    })
    expect(bio.ikigaiInfo).toEqual({
      favoriteActivity: 'a',
      othersDescribe: 'b',
      selfDescribe: 'c',
      comesEasy: 'd',
      improveWorld: 'e',
      whatMakesSuccess: 'f',
      successfulPerson: 'g',
      aspireTo: 'h',
    })
    expect(bio.highschoolInfo).toMatchObject({ name: 'Lincoln', graduationYear: '' })
    expect(bio.highschoolInfo?.favoriteSubjects?.map(({ name }) => name)).toEqual(['Math', 'Art'])
    expect(bio.graduateInfo).toMatchObject({
      degree: 'PhD',
      graduationYear: '2022',
      major: [{ name: 'Physics', tags: ['Other'] }],
      minor: [{ name: 'Art' }],
      proudestAcomplishments: [{ name: 'On rays' }, { name: 'Medal' }],
    })
    expect(bio.professionalInfo).toMatchObject({
      adviceToSelf: 'Sleep',
      aspirationalRole: 'Diver',
      positionsHeld: [{ name: 'Barista', companyInstitution: 'Blue Door', workDescription: 'Food' }],
    })
  })

  test('reads rows of objects, at most two tags, and the old words for time', () => {
    const { bio } = readLegacyProfile({
      collegeInfo: {
        Clubs_Orgs: [{ Name: 'Chess', Position: 'Captain', Time_Commitment: 'Major (4+hrs/wk)', Duration: '2', Tags: 'a,b,c' }, 'Choir'],
      },
    })
    expect(bio.collegeInfo?.clubsOrgs).toEqual([
      { name: 'Chess', titlePosition: 'Captain', timeCommitment: 'major', duration: '2', tags: ['a', 'b'] },
      { name: 'Choir', titlePosition: '', timeCommitment: '', duration: '', tags: ['Other'] },
    ])
  })

  test('names what has no place or does not fit', () => {
    const { bio, left } = readLegacyProfile({
      generalInfo: { Admin: true, Email: 'a@b.org', fans: 3, Level: 'wizard', Name: 'x'.repeat(201), Birth_Year: 'young' },
      ikigaiInfo: { Happy_Place: 'home', Friends_Qualities: '' },
      highschoolInfo: { Year: 'soon', Sports: [{ Name: 'Rowing', Time_Commitment: 'all of it', Tags: 'a, b, c', Coach: 'Ann' }, 7] },
      professionalInfo: { Company: 'Blue Door', Start_Date: 'long ago' },
      jobs: [],
      Friends: { best: 'Bo' },
      constructor: {},
    })
    expect(left.map(({ section = '', name, value, why }) => [section, name, value, why])).toEqual([
      ['generalInfo', 'Admin', true, 'noPlace'],
      ['generalInfo', 'Email', 'a@b.org', 'noPlace'],
      ['generalInfo', 'fans', 3, 'noPlace'],
      ['generalInfo', 'Level', 'wizard', 'unfit'],
      ['generalInfo', 'Name', 'x'.repeat(201), 'unfit'],
      ['generalInfo', 'Birth_Year', 'young', 'unfit'],
      ['ikigaiInfo', 'Happy_Place', 'home', 'noPlace'],
      ['highschoolInfo', 'Year', 'soon', 'unfit'],
      ['highschoolInfo', 'Sports, Time_Commitment', 'all of it', 'unfit'],
      ['highschoolInfo', 'Sports, Tags', 'c', 'tooMany'],
      ['highschoolInfo', 'Sports, Coach', 'Ann', 'noPlace'],
      ['professionalInfo', 'Positions, Start_Date', 'long ago', 'unfit'],
      ['', 'Friends', { best: 'Bo' }, 'noPlace'],
    ])
    expect(bio.highschoolInfo?.sportsGames?.map(({ name, tags }) => [name, tags])).toEqual([
      ['Rowing', ['a', 'b']],
      ['7', ['Other']],
    ])
    expect(bio.professionalInfo?.positionsHeld).toMatchObject([{ companyInstitution: 'Blue Door', startDate: null }])
  })

  test('takes as many rows as a bio does, and names the others', () => {
    const { bio, left } = readLegacyProfile({ highschoolInfo: { Clubs: Array.from({ length: 62 }, (_, at) => `Club ${at}`) } })
    expect(bio.highschoolInfo?.clubsOrgs).toHaveLength(60)
    expect(left).toEqual([{ section: 'highschoolInfo', name: 'Clubs', value: ['Club 60', 'Club 61'], why: 'tooMany' }])
  })

  test('takes the first of two names for one field, and names the other', () => {
    const { bio, left } = readLegacyProfile({ collegeInfo: { College: 'State', University: 'Other State' } })
    expect(bio.collegeInfo?.name).toBe('State')
    expect(left).toMatchObject([{ name: 'University', value: 'Other State' }])
  })

  test.each(['0', 0, '', null, undefined, '1900'])('year %j means none', (Year) => {
    expect(readLegacyProfile({ highschoolInfo: { Year } }).bio.highschoolInfo).toEqual({ graduationYear: '' })
  })

  test('takes any object and answers fields of a valid bio', () => {
    const fields = fc.constantFrom('Name', 'Year', 'Major', 'Level', 'Company', 'City_State_Country', '__proto__')
    const section = fc.dictionary(fields, fc.jsonValue())
    const legacy = fc.dictionary(fc.constantFrom(...Object.keys(bioSections), 'x'), fc.oneof(section, fc.jsonValue()))
    fc.assert(
      fc.property(legacy, (old) => {
        const { bio } = readLegacyProfile(old)
        for (const [name, fields] of Object.entries(bio)) {
          const whole = { ...emptyProfile(), [name]: { ...emptyProfile()[name as BioSection], ...fields } }
          expect(StudentProfile.safeParse(whole).success).toBe(true)
        }
      }),
    )
  })
})
