import type { QuestionEntry } from '../types.ts';
import { aboutThisApp } from './about-this-app.ts';
import { askedAboutJesus } from './asked-about-jesus.ts';
import { beginnings } from './beginnings.ts';
import { beliefs } from './beliefs.ts';
import { belovedVerses } from './beloved-verses.ts';
import { bible } from './bible.ts';
import { birthsAndBeginnings } from './births-and-beginnings.ts';
import { birthsAndChoices } from './births-and-choices.ts';
import { bodyAndLife } from './body-and-life.ts';
import { booksAndDoctrine } from './books-and-doctrine.ts';
import { church } from './church.ts';
import { churchAndPrayer } from './church-and-prayer.ts';
import { churchMatters } from './church-matters.ts';
import { couple } from './couple.ts';
import { culture } from './culture.ts';
import { curious } from './curious.ts';
import { customs } from './customs.ts';
import { customsAndConscience } from './customs-and-conscience.ts';
import { dailyChoices } from './daily-choices.ts';
import { dailyTroubles } from './daily-troubles.ts';
import { daysOfJesus } from './days-of-jesus.ts';
import { doubts } from './doubts.ts';
import { ethics } from './ethics.ts';
import { everydayKin } from './everyday-kin.ts';
import { faithAndTeaching } from './faith-and-teaching.ts';
import { faithAtHome } from './faith-at-home.ts';
import { faithInTheOpen } from './faith-in-the-open.ts';
import { familiesAndFarewells } from './families-and-farewells.ts';
import { family } from './family.ts';
import { fearsAndLosses } from './fears-and-losses.ts';
import { feastsAndWorship } from './feasts-and-worship.ts';
import { firstChurch } from './first-church.ts';
import { firstPeople } from './first-people.ts';
import { firstSteps } from './first-steps.ts';
import { future } from './future.ts';
import { god } from './god.ts';
import { gospelScenes } from './gospel-scenes.ts';
import { greatWords } from './great-words.ts';
import { hardQuestions } from './hard-questions.ts';
import { hardSayings } from './hard-sayings.ts';
import { harmAndHealing } from './harm-and-healing.ts';
import { heartsAndHours } from './hearts-and-hours.ts';
import { heartsAtHome } from './hearts-at-home.ts';
import { homeAndHeart } from './home-and-heart.ts';
import { homesAndChurchWork } from './homes-and-church-work.ts';
import { homesInChange } from './homes-in-change.ts';
import { honestWords } from './honest-words.ts';
import { hurtAndYoung } from './hurt-and-young.ts';
import { kinAndCompanions } from './kin-and-companions.ts';
import { kingsAndPriests } from './kings-and-priests.ts';
import { knownChapters } from './known-chapters.ts';
import { lastThings } from './last-things.ts';
import { leadersOfIsrael } from './leaders-of-israel.ts';
import { lesserKnown } from './lesser-known.ts';
import { lifeAndRest } from './life-and-rest.ts';
import { lossesWithoutAnswer } from './losses-without-answer.ts';
import { nightsAndBodies } from './nights-and-bodies.ts';
import { openQuestions } from './open-questions.ts';
import { otherFaiths } from './other-faiths.ts';
import { parables } from './parables.ts';
import { partsOfTheBible } from './parts-of-the-bible.ts';
import { patriarchsAndJudges } from './patriarchs-and-judges.ts';
import { people } from './people.ts';
import { peopleAroundJesus } from './people-around-jesus.ts';
import { peopleOfTheNewTestament } from './people-of-the-new-testament.ts';
import { peopleOfTheOldTestament } from './people-of-the-old-testament.ts';
import { prayer } from './prayer.ts';
import { pressingMatters } from './pressing-matters.ts';
import { prisonAndPressure } from './prison-and-pressure.ts';
import { prophets } from './prophets.ts';
import { psalms } from './psalms.ts';
import { psalmsForTheDay } from './psalms-for-the-day.ts';
import { roadsOfJesus } from './roads-of-jesus.ts';
import { salvation } from './salvation.ts';
import { scenesAndSayings } from './scenes-and-sayings.ts';
import { servingAndOccasions } from './serving-and-occasions.ts';
import { sicknessAndShock } from './sickness-and-shock.ts';
import { signsAndVoices } from './signs-and-voices.ts';
import { spirits } from './spirits.ts';
import { suffering } from './suffering.ts';
import { tableAndPrayers } from './table-and-prayers.ts';
import { toldInPassing } from './told-in-passing.ts';
import { tradesAndPractices } from './trades-and-practices.ts';
import { usingThisApp } from './using-this-app.ts';
import { walkWithGod } from './walk-with-god.ts';
import { waysBack } from './ways-back.ts';
import { wellKnownPassages } from './well-known-passages.ts';
import { wellKnownVerses } from './well-known-verses.ts';
import { wordsAndParablesOfJesus } from './words-and-parables-of-jesus.ts';
import { wordsOfFaith } from './words-of-faith.ts';
import { workAndWrongs } from './work-and-wrongs.ts';
import { worshipAndPeople } from './worship-and-people.ts';
import { youngAndInLove } from './young-and-in-love.ts';

export const QUESTIONS: readonly QuestionEntry[] = [
  ...firstSteps,
  ...salvation,
  ...beliefs,
  ...wordsOfFaith,
  ...bible,
  ...wellKnownVerses,
  ...wellKnownPassages,
  ...hardSayings,
  ...customs,
  ...feastsAndWorship,
  ...prayer,
  ...god,
  ...people,
  ...beginnings,
  ...patriarchsAndJudges,
  ...peopleAroundJesus,
  ...daysOfJesus,
  ...church,
  ...suffering,
  ...dailyTroubles,
  ...ethics,
  ...bodyAndLife,
  ...honestWords,
  ...culture,
  ...family,
  ...couple,
  ...future,
  ...doubts,
  ...firstPeople,
  ...leadersOfIsrael,
  ...prophets,
  ...firstChurch,
  ...gospelScenes,
  ...parables,
  ...kingsAndPriests,
  ...knownChapters,
  ...lastThings,
  ...spirits,
  ...partsOfTheBible,
  ...walkWithGod,
  ...churchMatters,
  ...dailyChoices,
  ...curious,
  ...kinAndCompanions,
  ...psalms,
  ...greatWords,
  ...lifeAndRest,
  ...hardQuestions,
  ...pressingMatters,
  ...askedAboutJesus,
  ...toldInPassing,
  ...roadsOfJesus,
  ...signsAndVoices,
  ...lesserKnown,
  ...faithAtHome,
  ...aboutThisApp,
  ...belovedVerses,
  ...psalmsForTheDay,
  ...wordsAndParablesOfJesus,
  ...peopleOfTheOldTestament,
  ...peopleOfTheNewTestament,
  ...faithAndTeaching,
  ...otherFaiths,
  ...customsAndConscience,
  ...homeAndHeart,
  ...scenesAndSayings,
  ...servingAndOccasions,
  ...usingThisApp,
  ...harmAndHealing,
  ...youngAndInLove,
  ...tradesAndPractices,
  ...openQuestions,
  ...hurtAndYoung,
  ...sicknessAndShock,
  ...birthsAndBeginnings,
  ...prisonAndPressure,
  ...everydayKin,
  ...familiesAndFarewells,
  ...workAndWrongs,
  ...churchAndPrayer,
  ...nightsAndBodies,
  ...heartsAtHome,
  ...tableAndPrayers,
  ...waysBack,
  ...fearsAndLosses,
  ...homesInChange,
  ...worshipAndPeople,
  ...faithInTheOpen,
  ...booksAndDoctrine,
  ...lossesWithoutAnswer,
  ...birthsAndChoices,
  ...homesAndChurchWork,
  ...heartsAndHours,
];
