"""What comes over the wire: the questions of the API, and the limits of what may stand in them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from scirocco.server.schema import OfferKind

LARGEST = 2**31 - 1


def _printable(text: str) -> str:
    if any(not (sign.isprintable() or sign in "\n\t") for sign in text):
        raise ValueError("it holds signs that cannot be printed")
    return text


def _one_line(text: str) -> str:
    if not text.isprintable():
        raise ValueError("it must be one line of printable signs")
    return text


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_one_line)]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
GivenPassword = Annotated[str, StringConstraints(max_length=200)]
Word = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
PieceName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,40}$")]
SpaceName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,40}$")]
Text = Annotated[str, StringConstraints(max_length=2_000), AfterValidator(_printable)]
LongText = Annotated[str, StringConstraints(max_length=20_000), AfterValidator(_printable)]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=2_000), AfterValidator(_one_line)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._=-]{1,400}$")]
Version = Annotated[int, Field(ge=0, le=LARGEST, strict=True)]
Number = Annotated[int, Field(ge=0, le=LARGEST)]

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{4,16}$")]
GameId = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,40}$")]
Since = Annotated[int, Query(ge=-1, le=LARGEST)]
At = Annotated[int | None, Query(ge=0, le=LARGEST)]
Limit = Annotated[int, Query(ge=1, le=200)]
Offset = Annotated[int, Query(ge=0, le=LARGEST)]
Confirmation = Annotated[str, Query(pattern=r"^[A-Za-z0-9@+:._=-]{1,600}$")]


class Asked(BaseModel):
    """Anything asked. A field we do not know is refused, so that a slip of the pen is not lost in silence."""

    model_config = ConfigDict(extra="forbid")


class NewSession(Asked):
    name: Name | None = None


class NewAccount(Asked):
    login: Login
    password: Password
    name: Name | None = None


class Credentials(Asked):
    login: Login
    password: GivenPassword


class NewPassword(Asked):
    old: GivenPassword
    new: Password


class NewName(Asked):
    name: Name


class NoticeWishes(Asked):
    email: Annotated[str, StringConstraints(max_length=254, pattern=r"^([^@\s<>,;:\"()\\\x00]+@[A-Za-z0-9.-]+)?$")] = ""
    webhook: Annotated[str, StringConstraints(max_length=500, pattern=r"^(https?://[!-~]+)?$")] = ""


class SeatWish(Asked):
    """Who shall sit there: you, the computer at a level, or whoever comes."""

    side: Word
    kind: Literal["me", "computer", "open"]
    level: Word | None = None


class NewTable(Asked):
    """A side that is not named stays open."""

    game: Word
    scenario: Word | None = None
    options: Annotated[list[Word], Field(max_length=40)] = []
    public: bool = False
    seats: Annotated[list[SeatWish], Field(max_length=8)] = []


class GoOn(Asked):
    """Who shall go on with a record from the position after ``at`` actions, or from where it leaves off. A side that is
    not named stays open."""

    at: Annotated[int, Field(ge=0, le=LARGEST)] | None = None
    public: bool = False
    seats: Annotated[list[SeatWish], Field(max_length=8)] = []


class Join(Asked):
    """An open seat of a public table by its side; any seat by the token of an invitation."""

    side: Word | None = None
    token: Token | None = None


class Invited(Asked):
    token: Token


class SideChoice(Asked):
    side: Word | None = None


class Chosen(Asked):
    version: Version
    action: ActionText


class Guard(Asked):
    version: Version


class Question(Asked):
    """An action in notation; or a piece and a space, to be told why it cannot go there or be chosen."""

    action: ActionText | None = None
    piece: PieceName | None = None
    space: SpaceName | None = None

    @model_validator(mode="after")
    def _is_one_question(self) -> Question:
        if (self.action is None) == (self.piece is None and self.space is None):
            raise ValueError("ask about an action, or about a piece or a space")
        return self


class Preview(Asked):
    """A battle somebody thinks of: the one that an option would open, or one against a target. Without units or guns,
    everybody who could takes part."""

    action: ActionText | None = None
    target: SpaceName | None = None
    kind: Literal["assault", "fire", "bombardment", "strike", "landing"] | None = None
    units: Annotated[list[PieceName], Field(max_length=60)] | None = None
    guns: Annotated[list[PieceName], Field(max_length=60)] | None = None
    support: Annotated[list[PieceName], Field(max_length=60)] = []
    air: Annotated[int, Field(ge=0, le=1000)] = 0
    cover: Annotated[int, Field(ge=0, le=1000)] = 0

    @model_validator(mode="after")
    def _one_of_two(self) -> Preview:
        if (self.action is None) == (self.target is None):
            raise ValueError("name either the action that opens the battle, or its target")
        return self


class NewOffer(Asked):
    """``keep`` says down to how many actions to take back; without it, your last decision goes."""

    kind: OfferKind
    version: Version
    keep: Version | None = None
    side: Word | None = None


class Answer(Asked):
    kind: OfferKind
    version: Version
    accept: bool


class Publicity(Asked):
    public: bool


class HintWish(Asked):
    """How good a player shall be asked; the best quick one when it is not said."""

    level: Word | None = None


class Say(Asked):
    text: Annotated[Text, Field(min_length=1)]


class Notes(Asked):
    text: LongText
    side: Word | None = None
