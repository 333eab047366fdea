/**
 * Words that people search with, and the words of services, articles and questions that they mean. Each line is one list
 * of words that stand for each other, in any language and in any form.
 */
export const searchSynonyms: readonly string[] = [
  "mağaza dükan market supermarket satıcı bazar магазин лавка супермаркет маркет продавец shop store supermarket seller market",
  "şikayət şikayətçi narazı narazılıq жалоба пожаловаться претензия недоволен complaint complain grievance unhappy",
  "aldatmaq tutub tutublar tutdular çıxıb artıq overcharge overcharged overcharging aldatdı aldadıb aldatdılar aldadıblar fırıldaq dələduz обман обманули обманывают мошенник мошенничество обсчёт обсчитали обвес обвесили недовес недолили недолив недоливают cheat cheated cheating scam fraud swindle overcharged charged tricked bill till checkout twice пробили лишнее лишние посчитали кассирша касса kassa kassada kassir tutdular hesabladılar",
  "baha bahalı bahalaşıb bahalaşma artım artıb artırıb qaldırıblar дорого дорогой подорожал подорожание завысил завышенный завышает рост выросли подняли expensive overpriced increase increased raised overcharged costly unjustified əsassız необоснованный",
  "qiymət qiymətlər dəyər цена цены ценник стоимость price prices cost",
  "keyfiyyətsiz xarab qüsur qüsurlu zay sınıq işləmir köhnə çürük dağıldı söküldü cırıldı yırtıldı qopdu qopub düşdü ayrıldı dözmədi qırıldı xarabdır xarablandı işləmədi turş iylənib iyli kif kifli xırçıldayır sızır cızılıb deşik çirkli solub yanıb yandı partladı sönür donur некачественный развалился развалились порвался порвались треснул не работает сломалась broke torn cracked fell apart works брак бракованный дефект дефектный сломан сломался испорченный просроченный кислый тухлый плесень воняет грязный рваный протекает царапина дырка сгорел взорвался погас виснет глючит облез полинял defective faulty broken spoiled expired bad rotten damaged sour smells smelly mouldy stale dirty leaking scratched burnt exploded freezes faded crashed",
  "vaxtı keçmiş köhnəlmiş просрочен просроченный срок годности etiket etiketlənmə etiketləmə yazı üzərində маркировка надпись надписи упаковка этикетка packaging label labelling expiry expired",
  "qaytarmaq qaytarım geri qaytarılma qaytarmır göndərmək вернуть возврат возвращать возвращает отдать return refund money back",
  "dəyişmək dəyişdirmək dəyişdirim razmer размер size сменить изменить update modify обмен обменять поменять exchange swap replace",
  "çek qəbz kassa чек квитанция кассовый receipt check",
  "ödəniş ödəmək ödəyim pul rüsum haqq оплата оплатить платёж заплатить пошлина сбор payment pay fee duty",
  "borc borcum долг задолженность должен debt owe owed owes",
  "çəki tərəzi qram kilo вес весы взвесить взвешивание weight scales weigh",
  "sertifikat sertifikatlaşdırma uyğunluq şəhadətnamə сертификат сертификация соответствие свидетельство certificate certification conformity",
  "ixrac ixracat xaric avropa export экспорт вывоз вывезти вывозить европа евросоюз abroad europe",
  "yoxlanma yoxlamaq yoxlatmaq поверка проверка поверить проверить verification verify check test",
  "sayğac ölçmə cihaz manometr qaz işıq счётчик прибор измерение manometer meter gauge instrument measuring",
  "benzin yanacaq dizel yanacaqdoldurma kolonka бензин топливо заправка автозаправка азс недолив колонка дизель petrol fuel gas filling pump",
  "inhisar monopoliya kartel razılaşma razılaşıb razılaşıblar sözləşib sözləşiblər sövdələşmə əlbir договорились fixing fixed agreed together colluding сговорились saziş rəqib rəqabət hökmran монополия монополист картель сговор конкурент конкуренция доминирующий monopoly cartel collusion competitor competition dominant",
  "reklam elan реклама рекламный advertisement advert advertising ad",
  "tender satınalma kotirovka тендер госзакупки закупки procurement tender bid",
  "birləşmə qoşulma təmərküzləşmə pay səhm şirkət слияние поглощение концентрация приобретение доля акции merger acquisition takeover concentration shares",
  "standart gost azs iso стандарт гост standard norm",
  "şifrə parol şifrəmi kod пароль код password passcode",
  "unutdum unutmuşam yadımdan yaddan çıxıb çıxarmışam xatırlamıram забыл забыла не помню forgot forgotten lost",
  "giriş daxil login asan hesab вход войти логин учётная аккаунт зайти sign login log account",
  "müraciət ərizə заявку обращение заявление заявка appeal application request",
  "cavab gözləmək gözləyir müddət neçə ответ ждать ожидает срок answer reply wait long",
  "geri götürmək ləğv imtina отозвать отменить отмена withdraw cancel revoke",
  "fayl şəkil sənəd əlavə video файл фото фотография документ приложить прикрепить загрузить file photo picture attach upload",
  "zəng telefon çağrı operator qaynar xətt звонок позвонить телефон колл горячая линия phone telephone call hotline",
  "internet onlayn sayt интернет онлайн сайт internet online web",
  "dil az ru язык language",
  "çörək un хлеб мука bread flour loaf",
  "uşaq oyuncaq ребёнок детский игрушка child toy toys",
  "meyvə tərəvəz фрукты овощи fruit vegetables",
  "hüquq hüquqlar qanun məcəllə право права закон кодекс rights law code act",
  "qida ərzaq yemək продукты еда пищевой food",
  "zəmanət təmir гарантия ремонт warranty guarantee repair",
  "təşkilat şirkət müəssisə организация компания предприятие фирма organisation company firm business",
  "mal məhsul əşya alış ayaqqabı paltar geyim mebel televizor soyuducu paltaryuyan kompüter noutbuk smartfon telefon товар покупка вещь обувь ботинки туфли одежда платье куртка мебель телевизор холодильник ноутбук смартфон телефон goods product item purchase shoes clothes dress jacket furniture fridge laptop tv smartphone phone",
  "saxta həqiqi поддельный подделка подлинный настоящий fake genuine counterfeit",
];

/** Words that people use for an entry and that its text does not contain, by section and id, in all languages. */
export const searchWords: Readonly<Record<string, string>> = {
  "e-services/101": "ixrac export экспорт европа ai avropa qida bal nar fındıq мёд орехи honey nuts",
  "e-services/102":
    "mağaza satıcı aldatdı çek vermədi xarab mal geri qaytarmır şikayət etmək xidmət usta restoran kafe market baha kassa kassir artıq pul usta ustası təmir taksi bərbər otel turizm fitnes kurs kuryer çatdırılma bilet internet provayder operator sığorta bank kredit müqavilə şərt pozur gəlmədi gəlib çıxmadı gecikir gecikdi görmədi yarımçıq bitirmədi itirdi usta tikinti təmirçi rəssam mebelçi dərzi kimyəvi təmizləmə qalıq xırda menyu vermirlər kobud kobudluq hörmətsiz qulluq endirim kampaniya hədiyyə yalan fərqli rəf vaxtı keçmiş məhsul ərzaq " +
    "магазин продавец обман обманули не выдал дал чек кассовый брак не возвращает деньги отказ хамство нагрубил ресторан кафе пожаловаться жалоба просроченный просроченные продукты мастер ремонтник такси парикмахер отель турфирма фитнес курсы курьер доставка билет интернет провайдер оператор страховка банк кредит не привезли привозят доставили опаздывают задержка пропал не сделал бросил потеряли строитель ателье химчистка сдача сдачу меню не пробивают дают нарушает хам хамит нахамили грубит грубый вежливость обслуживание скидка распродажа подарок ложь другая полка взял деньги касса лишнее " +
    "shop seller restaurant refused refund cheated no receipt did not give faulty expired food spoiled complain rude repairman plumber mechanic taxi hairdresser hotel travel gym course courier delivery ticket internet provider operator insurance bank loan contract terms breaks not delivered late delayed never arrived disappeared unfinished lost builder workman tailor laundry cleaner change menu rudeness impolite service discount sale promotion gift lie different shelf label took money charged twice till bill",
  "e-services/103":
    "inhisar kartel rəqib monopoliya razılaşma qiymət qaldırmaq mağazalar haqsız sözləşib sözləşiblər anlaşıb birlikdə eyni монополия картель сговор конкурент недобросовестная вместе одинаковые поднимают цены магазины monopoly cartel collusion competitor unfair raise prices together shops same",
  "e-services/104":
    "şirkət alıram birləşmə alqı satqı купить компанию слияние покупка бизнеса merger acquisition buying company",
  "e-services/105":
    "tərəzi yoxlatmaq sayğac qaz su işıq kalibrləmə поверить весы счётчик калибровка calibrate calibration scales meter gas water electricity",
  "e-services/106": "yeni cihaz qeydiyyat idxal прибор регистрация ввоз device registration import instrument",
  "e-services/107":
    "sertifikat сертификат certificate uyğunluq keyfiyyət idxal gömrük сертифицировать импорт ввоз таможня conformity import customs certify product",
  "e-services/108":
    "reklam yoxlamaq lövhə billbord реклама проверить вывеска баннер billboard advertising check lawful",
  "e-services/109": "tender uduzdum satınalma haqsız тендер проиграл госзакупки tender lost unfair bid",
  "e-services/110": "standart almaq nüsxə gost купить стандарт копия гост buy standard copy official",
  "e-services/111":
    "qiymət baha bahalaşıb bahalaşdı qaldırıb çörək ət yağ şəkər süni mağaza market aptek dərman artdı qalxdı qalxıb qalxır kəskin цена дорого завысил подняли магазин подорожал продукты лекарства аптека резко скачок price raised too expensive higher shop overcharged food medicine went up soared jump pharmacy oil",
  "faq/11": "sındı xarab oldu pis keyfiyyət сломался развалился бракованный broke fell apart poor quality",
  "faq/12":
    "keçərli etibarlı qüvvədə bitir bitmə uzatmaq il действителен истекает продлить год expire valid renew year",
  "faq/13":
    "nə vaxt baxılacaq baxılır neçə gün müddət həll qərar ответят рассмотрят срок рассмотрения дней решение reply hear back how long days decision",
  "faq/14":
    "asan imza sayta giriş kabinetə açılmır daxil ola bilmirəm qeydiyyat не могу войти зайти кабинет регистрация cannot log in register",
  "faq/16": "onlayn terminal bank kartla ödəmək rüsum картой оплата card pay",
  "faq/19":
    "ölçü uyğun gəlmədi xoşuma gəlmir rəng размер не подошёл цвет не понравился size colour does not fit dislike",
  "faq/20":
    "onlayn alış sifariş instagram tiktok trendyol çatdırılma заказ доставка маркетплейс онлайн online order delivery marketplace",
  "faq/21":
    "səhv yanlış silmək ləğv dayandırmaq ошибся ошибка удалить прекратить передумал mistake wrong delete stop changed mind",
  "faq/22":
    "fayl ölçüsü format göndərmək video şəkil pdf ağır böyük размер большой загружается прислать формат file size format big send upload video picture",
  "faq/24": "saxta əsl orijinal подделка фальшивый настоящий fake forged real original",
  "faq/26":
    "pul çıxıb çıxıldı tutulub kartdan borcludur списали списались сняли деньги карта висит taken debited deducted charged card still unpaid owe",
  "faq/27": "çap sübut təsdiq kağız распечатать подтверждение бумага print proof confirmation copy",
  "faq/28":
    "dil dilə seçmək tərcümə azərbaycanca rusca ingiliscə rus ingilis переключить перевести перевод русский английский азербайджанский switch translate english russian azerbaijani",
  "post/303": "kolonka yanacaq az vurur aldadır заправка колонка топливо обманывает petrol pump filling station",
  "post/307":
    "etiket yazı dil azərbaycanca üzərində qablaşdırma tərkib tarix этикетка надпись упаковка состав label packaging ingredients date written",
};
