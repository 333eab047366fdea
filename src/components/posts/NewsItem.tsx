import "./NewsItem.css";
import type { ReactNode } from "react";
import { Link } from "../navigation/Link.tsx";

type NewsItemProps = {
  title: ReactNode;
  summary?: ReactNode;
  /** A `time` element. */
  date: ReactNode;
  href: string;
  /** A ResponsiveImage. */
  image?: ReactNode;
  /** The level of the title heading. */
  level?: 2 | 3 | undefined;
};

/** Renders an item of a NewsList. */
export function NewsItem({ title, summary, date, href, image, level = 3 }: NewsItemProps) {
  const Title = `h${level}` as const;
  return (
    <li className="news-item" data-has-image={image ? true : undefined}>
      <div>
        <p className="news-item-date">{date}</p>
        <Title className="news-item-title">
          <Link href={href}>{title}</Link>
        </Title>
        {summary && <p className="news-item-summary">{summary}</p>}
      </div>
      {image && <div>{image}</div>}
    </li>
  );
}
