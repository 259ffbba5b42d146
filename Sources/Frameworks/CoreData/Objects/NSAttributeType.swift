public enum NSAttributeType: String, Sendable {
    case integer16AttributeType = "Integer 16"
    case integer32AttributeType = "Integer 32"
    case integer64AttributeType = "Integer 64"
    case decimalAttributeType = "Decimal"
    case doubleAttributeType = "Double"
    case floatAttributeType = "Float"
    case stringAttributeType = "String"
    case booleanAttributeType = "Boolean"
    case dateAttributeType = "Date"
    case binaryDataAttributeType = "Binary"
    case UUIDAttributeType = "UUID"
    case URIAttributeType = "URI"
    /// Values of any class, by a transformer. Nothing here keeps them: setting one ends the session with a sentence.
    case transformableAttributeType = "Transformable"
}
