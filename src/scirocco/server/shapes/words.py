"""Messages, and refusals: what is said without a language."""

from __future__ import annotations

from typing import TypeAlias

from pydantic import BaseModel, Field

from scirocco import telling
from scirocco.telling.messages import FactKind


class Fact(BaseModel):
    """A value in a sentence. ``kind`` says what it is: a piece, a space or a side by its id, a date, plain text, a
    number, the id of a word, a message in itself, or a list of facts."""

    kind: FactKind
    value: FactValue


class Message(BaseModel):
    """A sentence without a language: the id of its words in /api/words, and its facts."""

    id: str
    facts: dict[str, Fact]


FactValue: TypeAlias = str | int | float | Message | list[Fact]
Fact.model_rebuild()


def shown(message: telling.Message) -> Message:
    """A message, to be sent."""
    return Message.model_construct(
        id=message.id, facts={name: shown_fact(fact) for name, fact in message.facts.items()}
    )


def shown_fact(fact: telling.Fact) -> Fact:
    value = fact.value
    if fact.kind == "message":
        value = shown(value)
    elif fact.kind == "list":
        value = [shown_fact(one) for one in value]
    return Fact.model_construct(kind=fact.kind, value=value)


class Why(BaseModel):
    """Why something is not allowed: the rule that forbids it, a code with arguments, and words."""

    rule: str
    code: str
    text: str = Field(description="in English")
    args: list[str] = []
    message: Message | None = None


class Trouble(BaseModel):
    """A refusal. ``why`` stands where a rule of the game forbids it, ``version`` where the table has moved on."""

    error: str
    text: str
    why: Why | None = None
    version: int | None = None


class Explanation(BaseModel):
    why: Why | None = Field(description="null when the action is allowed")
