"""How a letter goes out: by e-mail, or to a webhook."""

from __future__ import annotations

import http.client
import ipaddress
import json
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import urlsplit

from scirocco.server.refusals import Refusal
from scirocco.server.settings import Mail

TIMEOUT = 10
FAILURES = (OSError, smtplib.SMTPException, http.client.HTTPException, ValueError, Refusal)
"""What can go wrong on the way."""


class Letter(NamedTuple):
    """What to send to whom, by which way."""

    way: str
    to: str
    subject: str
    text: str
    table_id: str
    what: str


def send(letter: Letter, mail: Mail, *, private_webhooks: bool) -> None:
    if letter.way == "mail":
        send_mail(mail, letter)
    else:
        send_webhook(letter, private=private_webhooks)


def send_mail(mail: Mail, letter: Letter) -> None:
    if not mail.host:
        return
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, letter.to, letter.subject
    message.set_content(letter.text)
    with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
        if mail.tls:
            server.starttls(context=ssl.create_default_context(cafile=mail.ca or None))
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)


def check_webhook(address: str) -> None:
    """An address that can be one."""
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and parts.hostname and not parts.username and parts.port != 0
    except ValueError:
        usable = None
    if not usable:
        raise Refusal(422, "bad-webhook", "a webhook is an http or https address without a name or password in it")


NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


def is_open(address: str) -> bool:
    """Whether an IP address is one of the open internet; one that carries an IPv4 address inside is judged by that."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast


def check_reach(address: str) -> None:
    """An address that says itself that it lies inside is refused; a name is looked up when a letter goes out."""
    host = str(urlsplit(address).hostname)
    try:
        inside = host == "localhost" or not is_open(host)
    except ValueError:
        inside = False
    if inside:
        raise _closed()


def _closed() -> Refusal:
    return Refusal(422, "bad-webhook", "this address is not on the open internet")


def send_webhook(letter: Letter, *, private: bool) -> None:
    """POST a notice as JSON. Without ``private``, only to addresses of the open internet, and to the very one that
    was looked at."""
    check_webhook(letter.to)
    parts = urlsplit(letter.to)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    *_, found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    address = str(found[0])
    if not private and not is_open(address):
        raise _closed()
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    connection.sock = socket.create_connection((address, port), TIMEOUT)
    try:
        if secure:
            connection.sock = ssl.create_default_context().wrap_socket(connection.sock, server_hostname=host)
        body = json.dumps({"table": letter.table_id, "what": letter.what, "text": letter.text})
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", target, body, {"Content-Type": "application/json", "User-Agent": "Scirocco"})
        status = connection.getresponse().status
        if status >= 400:
            raise http.client.HTTPException(f"status {status}")
    finally:
        connection.close()
