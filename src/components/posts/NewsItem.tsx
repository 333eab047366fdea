import "./NewsItem.css";
import type { ReactNode } from "react";
import { Link } from "../navigation/Link.tsx";

/** A piece of news in a list. `level` is that of its heading. */
export type NewsItemProps = {
  title: ReactNode;
  summary?: ReactNode;
  /** A `time` element in the visitor's language. */
  date: ReactNode;
  href: string;
  /** A Picture. */
  image?: ReactNode;
  level?: 2 | 3 | undefined;
};

/** One entry of a NewsList. */
export function NewsItem({ title, summary, date, href, image, level = 3 }: NewsItemProps) {
  const Title = `h${level}` as const;
  return (
    <li className="news-item" data-picture={image ? true : undefined}>
      {image && <div>{image}</div>}
      <div>
        <p className="news-item-date">{date}</p>
        <Title className="news-item-title">
          <Link href={href}>{title}</Link>
        </Title>
        {summary && <p className="news-item-summary">{summary}</p>}
      </div>
    </li>
  );
}
