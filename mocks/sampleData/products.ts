import { text, type Text } from "../store/localizedText.ts";
import type { RiskGroupId } from "./riskGroups.ts";

/** What kinds of goods belong to. */
export const productCategories = {
  dairy: text("Süd məhsulları", "Молочные продукты", "Dairy products"),
  meat: text("Ət məhsulları", "Мясные продукты", "Meat products"),
  fish: text("Balıq məhsulları", "Рыбные продукты", "Fish products"),
  grain: text("Taxıl və un məhsulları", "Зерновые и мучные продукты", "Grain and flour"),
  drinks: text("İçkilər və şirələr", "Напитки и соки", "Drinks and juices"),
  sweets: text("Şirniyyat və bal", "Сладости и мёд", "Sweets and honey"),
  oils: text("Yağlar", "Масла", "Oils"),
  toys: text("Oyuncaqlar", "Игрушки", "Toys"),
  children: text("Uşaq malları", "Товары для детей", "Goods for children"),
  cosmetics: text("Kosmetika və məişət kimyası", "Косметика и бытовая химия", "Cosmetics and household chemicals"),
  electrical: text("Elektrik malları", "Электротовары", "Electrical goods"),
  building: text("Tikinti materialları", "Строительные материалы", "Building materials"),
  vehicles: text("Nəqliyyat vasitələri üçün mallar", "Товары для транспорта", "Goods for vehicles"),
} as const;

/** What goods have to meet. */
export const requirements = {
  certificate: text("Uyğunluq sertifikatı olmalıdır.", "Нужен сертификат соответствия.", "A certificate of conformity is needed."),
  declaration: text("İstehsalçının uyğunluq bəyannaməsi olmalıdır.", "Нужна декларация изготовителя о соответствии.", "The maker has to declare conformity."),
  label: text("Etiketdə tərkib və yararlılıq müddəti Azərbaycan dilində göstərilməlidir.", "Состав и срок годности на этикетке должны быть указаны на азербайджанском языке.", "The label has to give contents and shelf life in Azerbaijani."),
  cold: text("Soyuducuda, 6 °C-dən yuxarı olmayan temperaturda daşınmalı və saxlanılmalıdır.", "Перевозить и хранить в холодильнике при температуре не выше 6 °C.", "It has to be carried and kept cold, at 6 °C at most."),
  test: text("Hər partiya akkreditasiya olunmuş laboratoriyada sınaqdan keçirilməlidir.", "Каждая партия проходит испытания в аккредитованной лаборатории.", "Every consignment is tested in an accredited laboratory."),
  age: text("Qablaşdırmada hansı yaş üçün olduğu yazılmalıdır.", "На упаковке должно быть указано, для какого возраста товар.", "The packaging has to say for which age it is."),
  safety: text("Elektrik təhlükəsizliyi üzrə sınaq protokolu olmalıdır.", "Нужен протокол испытаний на электробезопасность.", "A test report on electrical safety is needed."),
  stamp: text("Aksiz markası olmalıdır.", "Нужна акцизная марка.", "It has to bear an excise stamp."),
} as const;

/** A kind of goods in every language. */
export type ProductEntry = {
  goodsCode: string;
  category: keyof typeof productCategories;
  name: Text;
  description: Text;
  riskGroup?: RiskGroupId;
  meets: readonly (keyof typeof requirements)[];
};

const food = ["certificate", "label"] as const;
const coldFood = ["certificate", "label", "cold"] as const;

/** The kinds of goods that the search knows. */
export const products: readonly ProductEntry[] = [
  { goodsCode: "020130000", category: "meat", riskGroup: "r1", meets: ["test", ...coldFood], name: text("Təzə mal əti", "Говядина свежая", "Fresh beef"), description: text("Sümüksüz, təzə və ya soyudulmuş mal əti.", "Говядина обваленная, свежая или охлаждённая.", "Boneless beef, fresh or chilled.") },
  { goodsCode: "020711300", category: "meat", riskGroup: "r1", meets: ["test", ...coldFood], name: text("Toyuq cəmdəyi", "Тушки кур", "Whole chickens"), description: text("Təmizlənmiş, bölünməmiş, soyudulmuş.", "Ощипанные и потрошёные, не разделанные, охлаждённые.", "Plucked and drawn, not cut, chilled.") },
  { goodsCode: "160100910", category: "meat", riskGroup: "r2", meets: coldFood, name: text("Bişmiş kolbasa", "Колбаса варёная", "Cooked sausage"), description: text("Ətdən və ya içalatdan hazırlanmış kolbasalar.", "Колбасы из мяса или субпродуктов.", "Sausages of meat or offal.") },
  { goodsCode: "030541000", category: "fish", riskGroup: "r1", meets: ["test", ...coldFood], name: text("Hisə verilmiş qızılbalıq", "Лосось копчёный", "Smoked salmon"), description: text("Soyuq və ya isti üsulla hisə verilmiş, file şəklində.", "Холодного или горячего копчения, филе.", "Cold or hot smoked, filleted.") },
  { goodsCode: "160431000", category: "fish", riskGroup: "r1", meets: ["test", ...coldFood], name: text("Nərə kürüsü", "Икра осетровых", "Caviar"), description: text("Nərə balıqlarının duzlanmış kürüsü.", "Солёная икра осетровых рыб.", "Salted roe of sturgeon.") },
  { goodsCode: "040110100", category: "dairy", riskGroup: "r2", meets: coldFood, name: text("Süd", "Молоко", "Milk"), description: text("Qatılaşdırılmamış, şəkər qatılmamış, yağlılığı 1 %-dən çox olmayan.", "Несгущённое, без сахара, жирностью не более 1 %.", "Not concentrated, without sugar, of 1% fat at most.") },
  { goodsCode: "040310110", category: "dairy", riskGroup: "r2", meets: coldFood, name: text("Yoqurt", "Йогурт", "Yoghurt"), description: text("Əlavəsiz, yağlılığı 3 %-dən çox olmayan.", "Без добавок, жирностью не более 3 %.", "Plain, of 3% fat at most.") },
  { goodsCode: "040510110", category: "dairy", riskGroup: "r2", meets: ["certificate", "label"], name: text("Kərə yağı", "Сливочное масло", "Butter"), description: text("Yağlılığı 85 %-dən çox olmayan, 1 kq-dək qablaşdırılmış təbii kərə yağı.", "Натуральное сливочное масло жирностью не более 85 %, в упаковке до 1 кг.", "Natural butter of 85% fat at most, in packs of up to 1 kg.") },
  { goodsCode: "040620000", category: "dairy", riskGroup: "r2", meets: coldFood, name: text("Sürtgəcdən keçirilmiş pendir", "Сыр тёртый", "Grated cheese"), description: text("Bütün növ pendirlərdən, toz halında da.", "Из сыров всех видов, в том числе в порошке.", "Of all kinds of cheese, powdered too.") },
  { goodsCode: "190110000", category: "children", riskGroup: "r1", meets: ["test", "certificate", "label", "age"], name: text("Körpələr üçün süd qarışığı", "Детские молочные смеси", "Infant formula"), description: text("Pərakəndə satış üçün qablaşdırılmış uşaq qidası.", "Детское питание, расфасованное для розничной продажи.", "Food for infants, packed for retail sale.") },
  { goodsCode: "110100110", category: "grain", riskGroup: "r3", meets: ["declaration", "label"], name: text("Buğda unu", "Мука пшеничная", "Wheat flour"), description: text("Bərk buğdadan üyüdülmüş un.", "Мука из твёрдой пшеницы.", "Flour of durum wheat.") },
  { goodsCode: "190590300", category: "grain", riskGroup: "r2", meets: ["label"], name: text("Çörək", "Хлеб", "Bread"), description: text("Bal, yumurta, pendir və ya meyvə qatılmamış.", "Без мёда, яиц, сыра и фруктов.", "Without honey, eggs, cheese or fruit.") },
  { goodsCode: "200989730", category: "drinks", riskGroup: "r2", meets: food, name: text("Nar şirəsi", "Гранатовый сок", "Pomegranate juice"), description: text("Mayalanmamış, spirt qatılmamış, şəkər qatılmış və ya qatılmamış.", "Несброженный, без спирта, с сахаром или без.", "Not fermented, without alcohol, with or without sugar.") },
  { goodsCode: "220110110", category: "drinks", riskGroup: "r2", meets: food, name: text("Təbii mineral su", "Природная минеральная вода", "Natural mineral water"), description: text("Qazsız, şəkər və ətirləndirici qatılmamış.", "Негазированная, без сахара и ароматизаторов.", "Still, without sugar or flavouring.") },
  { goodsCode: "220421060", category: "drinks", riskGroup: "r2", meets: [...food, "stamp"], name: text("Üzüm şərabı", "Вино виноградное", "Wine"), description: text("Həcmi 2 litrədək olan qablarda.", "В сосудах до 2 литров.", "In containers of up to 2 litres.") },
  { goodsCode: "040900000", category: "sweets", riskGroup: "r2", meets: food, name: text("Təbii bal", "Мёд натуральный", "Natural honey"), description: text("Qatqısız çiçək və dağ balı.", "Цветочный и горный мёд без добавок.", "Blossom and mountain honey with nothing added.") },
  { goodsCode: "041000000", category: "sweets", meets: ["label"], name: text("Arı südü və güləm", "Маточное молочко и перга"), description: text("İnsan qidası üçün arıçılıq məhsulları.", "Продукты пчеловодства для питания человека.") },
  { goodsCode: "180631000", category: "sweets", riskGroup: "r2", meets: food, name: text("İçlikli şokolad", "Шоколад с начинкой", "Filled chocolate"), description: text("Lövhə, plitka və çubuq şəklində.", "В блоках, плитках и батончиках.", "In blocks, slabs or bars.") },
  { goodsCode: "150910200", category: "oils", riskGroup: "r2", meets: food, name: text("Zeytun yağı", "Оливковое масло", "Olive oil"), description: text("Birinci sıxımdan, saflaşdırılmamış.", "Первого отжима, нерафинированное.", "Virgin, not refined.") },
  { goodsCode: "151219900", category: "oils", riskGroup: "r3", meets: ["declaration", "label"], name: text("Günəbaxan yağı", "Подсолнечное масло", "Sunflower oil"), description: text("Saflaşdırılmış, qida məqsədli.", "Рафинированное, пищевое.", "Refined, for food.") },
  { goodsCode: "950300210", category: "toys", riskGroup: "r2", meets: ["certificate", "age"], name: text("Gəlincik", "Куклы", "Dolls"), description: text("İnsan təsvirli gəlinciklər, geyimli və ya geyimsiz.", "Куклы, изображающие людей, в одежде или без.", "Dolls representing people, dressed or not.") },
  { goodsCode: "950300750", category: "toys", riskGroup: "r4", meets: ["test", "certificate", "age"], name: text("Maqnitli konstruktor", "Магнитный конструктор", "Magnetic building set"), description: text("Kiçik maqnit hissələri olan yığma dəstlər.", "Наборы с мелкими магнитными деталями.", "Sets with small magnetic parts.") },
  { goodsCode: "950300950", category: "toys", meets: [], name: text("Plastik oyuncaq", "Игрушки пластмассовые", "Plastic toys"), description: text("Uşaqlar üçün plastik kütlədən hazırlanmış oyuncaqlar.", "Детские игрушки из пластмассы.", "Toys of plastic for children.") },
  { goodsCode: "871500100", category: "children", riskGroup: "r2", meets: ["certificate", "age"], name: text("Uşaq arabası", "Детские коляски", "Prams"), description: text("Yığılan və yığılmayan arabalar.", "Складные и нескладные коляски.", "Folding or not.") },
  { goodsCode: "961900410", category: "children", riskGroup: "r2", meets: ["certificate", "label"], name: text("Uşaq bezi", "Подгузники", "Nappies"), description: text("Birdəfəlik, uşaqlar üçün.", "Одноразовые, для детей.", "Disposable, for children.") },
  { goodsCode: "330430000", category: "cosmetics", riskGroup: "r2", meets: food, name: text("Manikür vasitələri", "Средства для маникюра", "Manicure preparations"), description: text("Dırnaq lakı və onu silən vasitələr.", "Лак для ногтей и средства для его снятия.", "Nail varnish and its removers.") },
  { goodsCode: "340220200", category: "cosmetics", riskGroup: "r2", meets: ["declaration", "label"], name: text("Paltaryuyan toz", "Стиральный порошок", "Washing powder"), description: text("Pərakəndə satış üçün qablaşdırılmış.", "Расфасованный для розничной продажи.", "Packed for retail sale.") },
  { goodsCode: "851610110", category: "electrical", riskGroup: "r2", meets: ["certificate", "safety"], name: text("Ani su qızdırıcısı", "Проточный водонагреватель", "Instantaneous water heater"), description: text("Evdə işlədilən, elektrik enerjisi ilə.", "Бытовой, электрический.", "For the household, electric.") },
  { goodsCode: "850440300", category: "electrical", riskGroup: "r2", meets: ["certificate", "safety"], name: text("Telefon üçün doldurma cihazı", "Зарядное устройство для телефона", "Telephone charger"), description: text("Gücü 100 Vt-dan çox olmayan.", "Мощностью не более 100 Вт.", "Of 100 W at most.") },
  { goodsCode: "853950000", category: "electrical", meets: ["declaration"], name: text("LED lampa", "Светодиодная лампа", "LED lamp"), description: text("Məişət işıqlandırması üçün.", "Для бытового освещения.", "For lighting homes.") },
  { goodsCode: "252329000", category: "building", riskGroup: "r2", meets: ["certificate"], name: text("Portlandsement", "Портландцемент", "Portland cement"), description: text("Ağ sementdən başqa, kisələrdə və ya tökmə.", "Кроме белого, в мешках или насыпью.", "Other than white, in bags or in bulk.") },
  { goodsCode: "721420000", category: "building", riskGroup: "r2", meets: ["certificate"], name: text("Armatur", "Арматура", "Reinforcing bars"), description: text("İsti yayılmış, çıxıntılı polad çubuqlar.", "Горячекатаные стальные прутки с насечкой.", "Hot-rolled steel bars with ribs.") },
  { goodsCode: "401110000", category: "vehicles", meets: ["certificate"], name: text("Minik avtomobili üçün şin", "Шины для легковых автомобилей", "Car tyres"), description: text("Yeni, pnevmatik, rezin.", "Новые, пневматические, резиновые.", "New, pneumatic, of rubber.") },
];
