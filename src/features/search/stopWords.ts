import { foldWords } from "./foldDiacritics.ts";

/** Words of questions that say nothing about their subject. */
const stopWords: ReadonlySet<string> = new Set(
  foldWords(`
    bu bir və ilə üçün nə necə hara harada haradan hansı kim kimə nədir neçə niyə olar olur var yox mən mənə mənim məni sən
    siz sizin biz bizə istəyirəm lazımdır lazım etmək edim etməli etməliyəm olmaq olmalıdır mümkündür bilərəm görə barədə
    haqqında da də ki isə əgər amma çox daha bax baxmaq tapmaq tapım nəyi gərək hardan qədər qədərdir götürüm sonra əvvəl həftə həftəyə dünən indi hələ artıq olub olan edir edək üzrə zəhmət olmasa salam xahiş edirəm
    и в во на с со по о об от до для из у к ко не ни а но или как где куда откуда что кто какой какая какие какое кому чей
    это мне меня мой моя мое мои я вы вас ваш мы нас нам он она они ли бы же если есть можно нужно надо нужен нужна хочу
    когда сколько почему зачем посмотреть найти узнать сделать пожалуйста здравствуйте через после неделю неделя вчера сегодня уже еще быть при за
    the a an and or of to in on at for from by with is are was be been do does did i my me mine you your we us our it its
    this that these those what which who whom where when why how much many can could should would will shall may if not no
    there want need have has had get find see look please hello about into am after before week weeks yesterday today now just still
  `),
);

/** Returns whether a word, in lower case without diacritics, says nothing about the subject of a question. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
