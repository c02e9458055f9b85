/**
 * Beginnings of lines whose sense needs the sentence after them: a set-up without its point, a list of one, an "it" that is
 * explained later. A script never stops there, however short it must be.
 */
const beginnings = `
Online, everything looks good, page after page.
You cannot touch it.
You cannot touch it. You cannot hold it up to the light.
Things that make sense together.
Find something for yourself.
Know why you want it.
The wish list can stay short. A few things you mean.
Read the middle reviews.
Look at the plainest photo.
Plan for a return first.
Read what happened after the order.
Find someone with your doubts.
Look at the date.
It starts with saying no.
Then it gets handled.
At the end, the questions come in.
Order something small.
Most lessons move at a single speed.
You watch and nod for hours, and then you try it alone.
Suddenly you understand the joke.
Decide what you want to do with it.
Start below your level.
Notice whether they finished.
Listen for names.
A lesson starts with a confused face.
The first version is too long.
Make a mistake early.
Keep your notes messy.
You scroll for something to watch.
You scroll for something to watch. You scroll a bit more.
Everything is on, all the time.
The weekend goes quickly. There was laundry.
Good for a date.
The way home is part of it.
Choose the company first.
Go in knowing nothing.
Be early, for once.
Listen for a scene.
Hours before, the room is empty.
It starts with a bad joke on a napkin.
Rehearsal means stopping.
Then the minute before.
The words are long on purpose, it seems. You read a line again.
Money decisions come in a hurry. The papers are ready.
You mean to look into it.
Numbers on a screen go up and down.
It is easy to pick what the neighbour picked.
See both sides.
Know where your papers are. It sounds dull.
Find the way out.
Listen for how it was explained.
It starts with reading.
Then come the questions.
Some ideas end here.
The phone rings, and someone is worried.
It is easy to put yourself last. There is work.
Medical words can feel like a closed door. You nod.
Advice is everywhere.
Note when it happens.
Photos make every flat look bright.
Everybody talks about square metres.
Selling a home is not easier.
You have a list of wishes.
Come back in the rain.
Open the windows.
Come back in the evening.
Turn on the taps.
Look up.
It begins with walking.
Photos wait for the light.
Then the calls.
You come home with photos and tired feet.
The brochure is always blue.
The brochure is always blue. Blue sea, blue sky.
Next year, you say.
Next year, you say. Next year, when it is quieter.
Time with nothing in it. You sit.
Walk without a plan. Left looks nice.
You come back with a new habit.
Learn to say thank you.
Look at the dates.
Someone walks the route first.
The last thing is a list.
Everybody says they do it all.
Everybody says they do it all. You ask a question.
You explain it once, and then again.
You do not want a show.
Listen for the problem.
First we look.
There is a drawer of things that did not work.
Mistakes get a name here.
Someone asks why.
There is a quiet hour.
The last step is stepping back.
The last step is stepping back. You squint.
Menus go on for pages.
Crisp where it should be.
Made to be shared. Or not.
Look at the plates at the end.
Read the grumpy reviews too.
Boxes come in.
Then the chopping.
Someone tastes.
Heat is a language.
Then the plate.
You copy it here and paste it there.
When something breaks, you search.
When something breaks, you search. You click.
It fits the way you work. Your habits are not the problem.
You can explain it to a colleague.
Give it to someone impatient.
Check what it replaces.
Listen for small things.
Look for a complaint.
It starts on paper.
Then comes testing.
Someone argues about a word.
Clothes get made for photos.
There is always something new to want.
Some days nothing feels like you. It is rarely the mirror.
From desk to dinner. Change your shoes, if you like.
Something to wear again.
Getting dressed gets shorter. You reach in.
Begin with the shoes.
Sit down in it.
Pick one piece to be loud.
Notice where they wore it.
Then comes the pattern.
Last come the small things.
From outside, it looks easy.
From outside, it looks easy. It is meant to.
Nobody sees the first attempt. Or the one after that.
Pictures show the end.
A finished thing tells you little.
The first day brings a lot of information.
Nobody reads the whole guide.
Nobody reads the whole guide. We know.
A star does not say who liked it.
Everybody is happy in an advert.
`;

export const halfThoughts: ReadonlySet<string> = new Set(beginnings.trim().split('\n'));
