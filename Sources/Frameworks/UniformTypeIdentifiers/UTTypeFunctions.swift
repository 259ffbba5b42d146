public import Foundation

public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"

/// Returns the identifier of the type with a tag; nil for an unknown tag, for which iOS would create an identifier.
///
/// - Parameters:
///   - inTagClass: ``kUTTagClassFilenameExtension`` or ``kUTTagClassMIMEType``.
///   - inTag: The file extension or media type.
///   - inConformingToUTI: Has no effect.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSString>? {
    let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
    return type.map { .passRetained(NSString(string: $0.identifier)) }
}

/// Returns the usual file extension or media type of a type; nil if there is none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: String) -> Unmanaged<NSString>? {
    UTTypeCopyPreferredTagWithClass("\(inUTI)", inTagClass)
}

/// Returns the usual file extension or media type of a type; nil if there is none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> Unmanaged<NSString>? {
    let type = UTType(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { .passRetained(NSString(string: $0)) }
}

/// Returns whether a type is equal to another type or conforms to it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
    return type.conforms(to: parent)
}
