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
    /// A value of any type. It is stored without conversion, because value transformers are not supported.
    case transformableAttributeType = "Transformable"
}
