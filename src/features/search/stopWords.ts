import { foldWords } from "./foldDiacritics.ts";

/** Words of questions that say nothing about their subject. */
const stopWords: ReadonlySet<string> = new Set(
  foldWords(`
    bu bir və ilə üçün nə necə hara harada haradan haradadır hardadır hardadı hansı kim kimə nədir neçə niyə olar olur var yox mən mənə mənim məni sən
    siz sizin biz bizə istəyirəm lazımdır lazım etmək edim etməli etməliyəm olmaq olmalıdır mümkündür bilərəm görə barədə
    haqqında da də ki isə əgər amma çox daha bax baxmaq tapmaq tapım nəyi gərək hardan qədər qədərdir götürüm sonra əvvəl həftə həftəyə dünən indi hələ artıq olub olan edir edək üzrə zəhmət olmasa salam xahiş edirəm ya yoxsa yaxud deyil onu bunu həmin belə elə hər öz
    bilmirəm bilirəm varmı olarmı kimi
    и в во на с со по о об от до для из у к ко не ни а но или как где куда откуда что кто какой какая какие какое кому чей
    это мне меня мой моя мое мои я вы вас ваш мы нас нам он она они ли бы же если есть можно нужно надо нужен нужна хочу
    когда сколько почему зачем посмотреть найти узнать сделать пожалуйста здравствуйте через после неделю неделя вчера сегодня уже еще быть при за
    ли так такой очень опять снова тоже тут там то же свой своя свое свои своего моего моей ваша ваше ваши вашего вашу мою
    был была было были будет будут могу может можете чем чего кого
    the a an and or of to in on at for from by with is are was be been do does did i my me mine only you your we us our it its
    this that these those what which who whom where when why how much many can could should would will shall may if not no
    there want need have has had get find see look please hello about into am after before week weeks yesterday today now just still
    they them their he she him her his as so than then too very again already soon someone anyone anything something any
    every am won don didn doesn isn wasn t s re ve ll m d
  `),
);

/** Returns whether a word, in lower case without diacritics, says nothing about the subject of a question. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
