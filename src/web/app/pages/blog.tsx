import { getRouteApi } from '@tanstack/react-router';
import { BlogList } from '../../features/blog/blog-list.tsx';
import { BlogPost } from '../../features/blog/blog-post.tsx';

const postRoute = getRouteApi('/blog/$postId');

export const BlogPage = BlogList;

export function BlogPostPage() {
  const { postId } = postRoute.useParams();
  return <BlogPost key={postId} postId={postId} />;
}
