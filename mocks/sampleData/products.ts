import { localizedText, type LocalizedText } from "../store/localizedText.ts";
import type { RiskGroupId } from "./riskGroups.ts";

/** The categories of products. */
export const productCategories = {
  dairy: localizedText("Süd məhsulları", "Молочные продукты", "Dairy products"),
  meat: localizedText("Ət məhsulları", "Мясные продукты", "Meat products"),
  fish: localizedText("Balıq məhsulları", "Рыбные продукты", "Fish products"),
  grain: localizedText("Taxıl və un məhsulları", "Зерновые и мучные продукты", "Grain and flour"),
  drinks: localizedText("İçkilər və şirələr", "Напитки и соки", "Drinks and juices"),
  sweets: localizedText("Şirniyyat və bal", "Сладости и мёд", "Sweets and honey"),
  oils: localizedText("Yağlar", "Масла", "Oils"),
  toys: localizedText("Oyuncaqlar", "Игрушки", "Toys"),
  children: localizedText("Uşaq malları", "Товары для детей", "Goods for children"),
  cosmetics: localizedText(
    "Kosmetika və məişət kimyası",
    "Косметика и бытовая химия",
    "Cosmetics and household chemicals",
  ),
  electrical: localizedText("Elektrik malları", "Электротовары", "Electrical goods"),
  building: localizedText("Tikinti materialları", "Строительные материалы", "Building materials"),
  vehicles: localizedText("Nəqliyyat vasitələri üçün mallar", "Товары для транспорта", "Goods for vehicles"),
} as const;

/** The requirements that products must meet. */
export const productRequirements = {
  certificate: localizedText(
    "Uyğunluq sertifikatı olmalıdır.",
    "Нужен сертификат соответствия.",
    "A certificate of conformity is needed.",
  ),
  declaration: localizedText(
    "İstehsalçının uyğunluq bəyannaməsi olmalıdır.",
    "Нужна декларация изготовителя о соответствии.",
    "The maker has to declare conformity.",
  ),
  label: localizedText(
    "Etiketdə tərkib və yararlılıq müddəti Azərbaycan dilində göstərilməlidir.",
    "Состав и срок годности на этикетке должны быть указаны на азербайджанском языке.",
    "The label has to give contents and shelf life in Azerbaijani.",
  ),
  cold: localizedText(
    "Soyuducuda, 6 °C-dən yuxarı olmayan temperaturda daşınmalı və saxlanılmalıdır.",
    "Перевозить и хранить в холодильнике при температуре не выше 6 °C.",
    "It has to be carried and kept cold, at 6 °C at most.",
  ),
  test: localizedText(
    "Hər partiya akkreditasiya olunmuş laboratoriyada sınaqdan keçirilməlidir.",
    "Каждая партия проходит испытания в аккредитованной лаборатории.",
    "Every consignment is tested in an accredited laboratory.",
  ),
  age: localizedText(
    "Qablaşdırmada hansı yaş üçün olduğu yazılmalıdır.",
    "На упаковке должно быть указано, для какого возраста товар.",
    "The packaging has to say for which age it is.",
  ),
  safety: localizedText(
    "Elektrik təhlükəsizliyi üzrə sınaq protokolu olmalıdır.",
    "Нужен протокол испытаний на электробезопасность.",
    "A test report on electrical safety is needed.",
  ),
  stamp: localizedText("Aksiz markası olmalıdır.", "Нужна акцизная марка.", "It has to bear an excise stamp."),
} as const;

/** A product in all languages. */
export type ProductEntry = {
  goodsCode: string;
  category: keyof typeof productCategories;
  name: LocalizedText;
  description: LocalizedText;
  riskGroup?: RiskGroupId;
  requirementIds: readonly (keyof typeof productRequirements)[];
};

const foodRequirements = ["certificate", "label"] as const;
const coldFoodRequirements = ["certificate", "label", "cold"] as const;

/** The products of the goods code search. */
export const products: readonly ProductEntry[] = [
  {
    goodsCode: "020130000",
    category: "meat",
    riskGroup: "r1",
    requirementIds: ["test", ...coldFoodRequirements],
    name: localizedText("Təzə mal əti", "Говядина свежая", "Fresh beef"),
    description: localizedText(
      "Sümüksüz, təzə və ya soyudulmuş mal əti.",
      "Говядина обваленная, свежая или охлаждённая.",
      "Boneless beef, fresh or chilled.",
    ),
  },
  {
    goodsCode: "020711300",
    category: "meat",
    riskGroup: "r1",
    requirementIds: ["test", ...coldFoodRequirements],
    name: localizedText("Toyuq cəmdəyi", "Тушки кур", "Whole chickens"),
    description: localizedText(
      "Təmizlənmiş, bölünməmiş, soyudulmuş.",
      "Ощипанные и потрошёные, не разделанные, охлаждённые.",
      "Plucked and drawn, not cut, chilled.",
    ),
  },
  {
    goodsCode: "160100910",
    category: "meat",
    riskGroup: "r2",
    requirementIds: coldFoodRequirements,
    name: localizedText("Bişmiş kolbasa", "Колбаса варёная", "Cooked sausage"),
    description: localizedText(
      "Ətdən və ya içalatdan hazırlanmış kolbasalar.",
      "Колбасы из мяса или субпродуктов.",
      "Sausages of meat or offal.",
    ),
  },
  {
    goodsCode: "030541000",
    category: "fish",
    riskGroup: "r1",
    requirementIds: ["test", ...coldFoodRequirements],
    name: localizedText("Hisə verilmiş qızılbalıq", "Лосось копчёный", "Smoked salmon"),
    description: localizedText(
      "Soyuq və ya isti üsulla hisə verilmiş, file şəklində.",
      "Холодного или горячего копчения, филе.",
      "Cold or hot smoked, filleted.",
    ),
  },
  {
    goodsCode: "160431000",
    category: "fish",
    riskGroup: "r1",
    requirementIds: ["test", ...coldFoodRequirements],
    name: localizedText("Nərə kürüsü", "Икра осетровых", "Caviar"),
    description: localizedText(
      "Nərə balıqlarının duzlanmış kürüsü.",
      "Солёная икра осетровых рыб.",
      "Salted roe of sturgeon.",
    ),
  },
  {
    goodsCode: "040110100",
    category: "dairy",
    riskGroup: "r2",
    requirementIds: coldFoodRequirements,
    name: localizedText("Süd", "Молоко", "Milk"),
    description: localizedText(
      "Qatılaşdırılmamış, şəkər qatılmamış, yağlılığı 1\u00a0%-dən çox olmayan.",
      "Несгущённое, без сахара, жирностью не более 1\u00a0%.",
      "Not concentrated, without sugar, of 1% fat at most.",
    ),
  },
  {
    goodsCode: "040310110",
    category: "dairy",
    riskGroup: "r2",
    requirementIds: coldFoodRequirements,
    name: localizedText("Yoqurt", "Йогурт", "Yoghurt"),
    description: localizedText(
      "Əlavəsiz, yağlılığı 3\u00a0%-dən çox olmayan.",
      "Без добавок, жирностью не более 3\u00a0%.",
      "Plain, of 3% fat at most.",
    ),
  },
  {
    goodsCode: "040510110",
    category: "dairy",
    riskGroup: "r2",
    requirementIds: ["certificate", "label"],
    name: localizedText("Kərə yağı", "Сливочное масло", "Butter"),
    description: localizedText(
      "Yağlılığı 85\u00a0%-dən çox olmayan, 1\u00a0kq-dək qablaşdırılmış təbii kərə yağı.",
      "Натуральное сливочное масло жирностью не более 85\u00a0%, в упаковке до 1\u00a0кг.",
      "Natural butter of 85% fat at most, in packs of up to 1\u00a0kg.",
    ),
  },
  {
    goodsCode: "040620000",
    category: "dairy",
    riskGroup: "r2",
    requirementIds: coldFoodRequirements,
    name: localizedText("Sürtgəcdən keçirilmiş pendir", "Сыр тёртый", "Grated cheese"),
    description: localizedText(
      "Bütün növ pendirlərdən, toz halında da.",
      "Из сыров всех видов, в том числе в порошке.",
      "Of all kinds of cheese, powdered too.",
    ),
  },
  {
    goodsCode: "190110000",
    category: "children",
    riskGroup: "r1",
    requirementIds: ["test", "certificate", "label", "age"],
    name: localizedText("Körpələr üçün süd qarışığı", "Детские молочные смеси", "Infant formula"),
    description: localizedText(
      "Pərakəndə satış üçün qablaşdırılmış uşaq qidası.",
      "Детское питание, расфасованное для розничной продажи.",
      "Food for infants, packed for retail sale.",
    ),
  },
  {
    goodsCode: "110100110",
    category: "grain",
    riskGroup: "r3",
    requirementIds: ["declaration", "label"],
    name: localizedText("Buğda unu", "Мука пшеничная", "Wheat flour"),
    description: localizedText("Bərk buğdadan üyüdülmüş un.", "Мука из твёрдой пшеницы.", "Flour of durum wheat."),
  },
  {
    goodsCode: "190590300",
    category: "grain",
    riskGroup: "r2",
    requirementIds: ["label"],
    name: localizedText("Çörək", "Хлеб", "Bread"),
    description: localizedText(
      "Bal, yumurta, pendir və ya meyvə qatılmamış.",
      "Без мёда, яиц, сыра и фруктов.",
      "Without honey, eggs, cheese or fruit.",
    ),
  },
  {
    goodsCode: "200989730",
    category: "drinks",
    riskGroup: "r2",
    requirementIds: foodRequirements,
    name: localizedText("Nar şirəsi", "Гранатовый сок", "Pomegranate juice"),
    description: localizedText(
      "Mayalanmamış, spirt qatılmamış, şəkər qatılmış və ya qatılmamış.",
      "Несброженный, без спирта, с сахаром или без.",
      "Not fermented, without alcohol, with or without sugar.",
    ),
  },
  {
    goodsCode: "220110110",
    category: "drinks",
    riskGroup: "r2",
    requirementIds: foodRequirements,
    name: localizedText("Təbii mineral su", "Природная минеральная вода", "Natural mineral water"),
    description: localizedText(
      "Qazsız, şəkər və ətirləndirici qatılmamış.",
      "Негазированная, без сахара и ароматизаторов.",
      "Still, without sugar or flavouring.",
    ),
  },
  {
    goodsCode: "220421060",
    category: "drinks",
    riskGroup: "r2",
    requirementIds: [...foodRequirements, "stamp"],
    name: localizedText("Üzüm şərabı", "Вино виноградное", "Wine"),
    description: localizedText(
      "Həcmi 2 litrədək olan qablarda.",
      "В сосудах до 2 литров.",
      "In containers of up to 2 litres.",
    ),
  },
  {
    goodsCode: "040900000",
    category: "sweets",
    riskGroup: "r2",
    requirementIds: foodRequirements,
    name: localizedText("Təbii bal", "Мёд натуральный", "Natural honey"),
    description: localizedText(
      "Qatqısız çiçək və dağ balı.",
      "Цветочный и горный мёд без добавок.",
      "Blossom and mountain honey with nothing added.",
    ),
  },
  {
    goodsCode: "041000000",
    category: "sweets",
    requirementIds: ["label"],
    name: localizedText("Arı südü və güləm", "Маточное молочко и перга"),
    description: localizedText("İnsan qidası üçün arıçılıq məhsulları.", "Продукты пчеловодства для питания человека."),
  },
  {
    goodsCode: "180631000",
    category: "sweets",
    riskGroup: "r2",
    requirementIds: foodRequirements,
    name: localizedText("İçlikli şokolad", "Шоколад с начинкой", "Filled chocolate"),
    description: localizedText(
      "Lövhə, plitka və çubuq şəklində.",
      "В блоках, плитках и батончиках.",
      "In blocks, slabs or bars.",
    ),
  },
  {
    goodsCode: "150910200",
    category: "oils",
    riskGroup: "r2",
    requirementIds: foodRequirements,
    name: localizedText("Zeytun yağı", "Оливковое масло", "Olive oil"),
    description: localizedText(
      "Birinci sıxımdan, saflaşdırılmamış.",
      "Первого отжима, нерафинированное.",
      "Virgin, not refined.",
    ),
  },
  {
    goodsCode: "151219900",
    category: "oils",
    riskGroup: "r3",
    requirementIds: ["declaration", "label"],
    name: localizedText("Günəbaxan yağı", "Подсолнечное масло", "Sunflower oil"),
    description: localizedText("Saflaşdırılmış, qida məqsədli.", "Рафинированное, пищевое.", "Refined, for food."),
  },
  {
    goodsCode: "950300210",
    category: "toys",
    riskGroup: "r2",
    requirementIds: ["certificate", "age"],
    name: localizedText("Gəlincik", "Куклы", "Dolls"),
    description: localizedText(
      "İnsan təsvirli gəlinciklər, geyimli və ya geyimsiz.",
      "Куклы, изображающие людей, в одежде или без.",
      "Dolls representing people, dressed or not.",
    ),
  },
  {
    goodsCode: "950300750",
    category: "toys",
    riskGroup: "r4",
    requirementIds: ["test", "certificate", "age"],
    name: localizedText("Maqnitli konstruktor", "Магнитный конструктор", "Magnetic building set"),
    description: localizedText(
      "Kiçik maqnit hissələri olan yığma dəstlər.",
      "Наборы с мелкими магнитными деталями.",
      "Sets with small magnetic parts.",
    ),
  },
  {
    goodsCode: "950300950",
    category: "toys",
    requirementIds: [],
    name: localizedText("Plastik oyuncaq", "Игрушки пластмассовые", "Plastic toys"),
    description: localizedText(
      "Uşaqlar üçün plastik kütlədən hazırlanmış oyuncaqlar.",
      "Детские игрушки из пластмассы.",
      "Toys of plastic for children.",
    ),
  },
  {
    goodsCode: "871500100",
    category: "children",
    riskGroup: "r2",
    requirementIds: ["certificate", "age"],
    name: localizedText("Uşaq arabası", "Детские коляски", "Prams"),
    description: localizedText("Yığılan və yığılmayan arabalar.", "Складные и нескладные коляски.", "Folding or not."),
  },
  {
    goodsCode: "961900410",
    category: "children",
    riskGroup: "r2",
    requirementIds: ["certificate", "label"],
    name: localizedText("Uşaq bezi", "Подгузники", "Nappies"),
    description: localizedText("Birdəfəlik, uşaqlar üçün.", "Одноразовые, для детей.", "Disposable, for children."),
  },
  {
    goodsCode: "330430000",
    category: "cosmetics",
    riskGroup: "r2",
    requirementIds: foodRequirements,
    name: localizedText("Manikür vasitələri", "Средства для маникюра", "Manicure preparations"),
    description: localizedText(
      "Dırnaq lakı və onu silən vasitələr.",
      "Лак для ногтей и средства для его снятия.",
      "Nail varnish and its removers.",
    ),
  },
  {
    goodsCode: "340220200",
    category: "cosmetics",
    riskGroup: "r2",
    requirementIds: ["declaration", "label"],
    name: localizedText("Paltaryuyan toz", "Стиральный порошок", "Washing powder"),
    description: localizedText(
      "Pərakəndə satış üçün qablaşdırılmış.",
      "Расфасованный для розничной продажи.",
      "Packed for retail sale.",
    ),
  },
  {
    goodsCode: "851610110",
    category: "electrical",
    riskGroup: "r2",
    requirementIds: ["certificate", "safety"],
    name: localizedText("Ani su qızdırıcısı", "Проточный водонагреватель", "Instantaneous water heater"),
    description: localizedText(
      "Evdə işlədilən, elektrik enerjisi ilə.",
      "Бытовой, электрический.",
      "For the household, electric.",
    ),
  },
  {
    goodsCode: "850440300",
    category: "electrical",
    riskGroup: "r2",
    requirementIds: ["certificate", "safety"],
    name: localizedText("Telefon üçün doldurma cihazı", "Зарядное устройство для телефона", "Telephone charger"),
    description: localizedText("Gücü 100 Vt-dan çox olmayan.", "Мощностью не более 100 Вт.", "Of 100 W at most."),
  },
  {
    goodsCode: "853950000",
    category: "electrical",
    requirementIds: ["declaration"],
    name: localizedText("LED lampa", "Светодиодная лампа", "LED lamp"),
    description: localizedText("Məişət işıqlandırması üçün.", "Для бытового освещения.", "For lighting homes."),
  },
  {
    goodsCode: "252329000",
    category: "building",
    riskGroup: "r2",
    requirementIds: ["certificate"],
    name: localizedText("Portlandsement", "Портландцемент", "Portland cement"),
    description: localizedText(
      "Ağ sementdən başqa, kisələrdə və ya tökmə.",
      "Кроме белого, в мешках или насыпью.",
      "Other than white, in bags or in bulk.",
    ),
  },
  {
    goodsCode: "721420000",
    category: "building",
    riskGroup: "r2",
    requirementIds: ["certificate"],
    name: localizedText("Armatur", "Арматура", "Reinforcing bars"),
    description: localizedText(
      "İsti yayılmış, çıxıntılı polad çubuqlar.",
      "Горячекатаные стальные прутки с насечкой.",
      "Hot-rolled steel bars with ribs.",
    ),
  },
  {
    goodsCode: "401110000",
    category: "vehicles",
    requirementIds: ["certificate"],
    name: localizedText("Minik avtomobili üçün şin", "Шины для легковых автомобилей", "Car tyres"),
    description: localizedText(
      "Yeni, pnevmatik, rezin.",
      "Новые, пневматические, резиновые.",
      "New, pneumatic, of rubber.",
    ),
  },
];
