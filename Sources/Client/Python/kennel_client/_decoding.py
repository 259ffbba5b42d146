"""Decodes JSON to typed values."""

import dataclasses
import re
import types
import typing
from functools import cache
from typing import Any, TypeVar

JSONObject = dict[str, Any]
Value = TypeVar("Value")


def member_name(field: str) -> str:
    """Returns the JSON name of a field: `safe_area` becomes `safeArea`."""
    return re.sub(r"_([a-z])", lambda match: match[1].upper(), field.rstrip("_"))


@cache
def _fields(kind: type) -> list[tuple[str, str, Any, bool]]:
    hints = typing.get_type_hints(kind)
    return [
        (field.name, field.metadata.get("member", member_name(field.name)), hints[field.name],
         field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING)
        for field in dataclasses.fields(kind) if field.init and "derived" not in field.metadata
    ]


def decode(kind: type[Value], json: Any, path: str = "") -> Value:
    """Returns a value of a dataclass, or of another annotated type, from JSON.

    JSON members without a field in the type are ignored, so that a newer server can send additional members.

    Raises:
        ValueError: A member is missing or has the wrong type. The text has the member's path.
    """
    return typing.cast(Value, _decoded(kind, json, path))


def _decoded(kind: Any, json: Any, path: str) -> Any:
    origin = typing.get_origin(kind)
    arguments = typing.get_args(kind)
    if kind is Any or kind is object:
        return json
    if origin in (types.UnionType, typing.Union):
        if json is None and type(None) in arguments:
            return None
        return _decoded(next(each for each in arguments if each is not type(None)), json, path)
    if origin is typing.Literal:
        return _checked(str, json, path)
    if origin is tuple:
        items = _checked(list, json, path)
        if arguments[-1] is not Ellipsis and len(items) != len(arguments):
            raise ValueError(f"{path or 'the value'} has {len(items)} items, not {len(arguments)}")
        kinds = arguments if arguments[-1] is not Ellipsis else arguments[:1] * len(items)
        return tuple(_decoded(each, item, f"{path}/{index}") for index, (each, item) in enumerate(zip(kinds, items)))
    if origin is dict:
        return {name: _decoded(arguments[1], value, f"{path}/{name}")
                for name, value in _checked(dict, json, path).items()}
    if dataclasses.is_dataclass(kind):
        return _decoded_object(typing.cast(type, kind), _checked(dict, json, path), path)
    if kind is float and isinstance(json, int) and not isinstance(json, bool):
        return float(json)
    return _checked(kind, json, path)


def _decoded_object(kind: type, json: JSONObject, path: str) -> Any:
    values: JSONObject = {}
    for name, member, hint, is_required in _fields(kind):
        if member in json:
            values[name] = _decoded(hint, json[member], f"{path}/{member}")
        elif is_required:
            raise ValueError(f"{path or 'the value'} lacks {member}")
    return kind(**values)


def _checked(kind: type, json: Any, path: str) -> Any:
    if not isinstance(json, kind) or (isinstance(json, bool) and kind is not bool):
        raise ValueError(f"{path or 'the value'} is {type(json).__name__}, not {kind.__name__}")
    return json


def members(value: Any) -> JSONObject:
    """Returns a dataclass as JSON, without members that are None."""
    found: JSONObject = {}
    kind: type = type(value)
    for name, member, _, _ in _fields(kind):
        held = getattr(value, name)
        if held is not None:
            found[member] = members(held) if dataclasses.is_dataclass(held) else held
    return found


def unknown_members(kind: Any, json: Any, path: str = "") -> list[str]:
    """Returns the paths of JSON members without a field in a type. Tests use it to compare the types with a server."""
    origin = typing.get_origin(kind)
    arguments = typing.get_args(kind)
    if json is None or kind is Any or kind is object:
        return []
    if origin in (types.UnionType, typing.Union):
        return unknown_members(next(each for each in arguments if each is not type(None)), json, path)
    if origin is tuple:
        kinds = arguments if arguments[-1] is not Ellipsis else arguments[:1] * len(json)
        return [found for index, (each, item) in enumerate(zip(kinds, json))
                for found in unknown_members(each, item, f"{path}/{index}")]
    if not (isinstance(kind, type) and dataclasses.is_dataclass(kind)):
        return []
    known = {member: hint for _, member, hint, _ in _fields(kind)}
    return [found for name, value in json.items()
            for found in (unknown_members(known[name], value, f"{path}/{name}") if name in known
                          else [f"{path}/{name}"])]
