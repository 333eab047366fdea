import { text, type Text } from "../language.ts";

/** State standards that the search finds. */
export const standards: readonly { id: string; designation: string; title: Text }[] = [
  { id: "azs-iso-22000", designation: "AZS ISO 22000", title: text("Qida təhlükəsizliyinin idarəetmə sistemləri", "Системы менеджмента безопасности пищевой продукции", "Food safety management systems") },
  { id: "azs-iso-9001", designation: "AZS ISO 9001", title: text("Keyfiyyətin idarəetmə sistemləri. Tələblər", "Системы менеджмента качества. Требования", "Quality management systems. Requirements") },
  {
    id: "azs-iso-iec-17025",
    designation: "AZS ISO/IEC 17025",
    title: text(
      "Sınaq və kalibrləmə laboratoriyalarının səriştəliliyinə dair ümumi tələblər",
      "Общие требования к компетентности испытательных и калибровочных лабораторий",
      "General requirements for the competence of testing and calibration laboratories",
    ),
  },
  { id: "azs-bread", designation: "AZS 847", title: text("Buğda çörəyi. Texniki şərtlər", "Хлеб пшеничный. Технические условия") },
  { id: "azs-scales", designation: "AZS OIML R 76-1", title: text("Qeyri-avtomatik tərəzilər. Metroloji tələblər", "Неавтоматические весы. Метрологические требования", "Non-automatic weighing instruments. Metrological requirements") },
];
