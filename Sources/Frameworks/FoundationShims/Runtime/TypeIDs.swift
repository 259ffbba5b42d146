import Foundation

/// The type of an object, as Core Foundation defines it.
public typealias CFTypeID = UInt

private enum ObjectKind: CFTypeID {
    case other, null, string, number, boolean, data, date, array, dictionary, set, url

    init(of object: Any) {
        self =
            switch object as AnyObject {
            case is NSNull: .null
            case is NSString: .string
            // Foundation has no class for Booleans. A Boolean `NSNumber` has the C type `char`.
            case let number as NSNumber: String(cString: number.objCType) == "c" ? .boolean : .number
            case is NSData: .data
            case is NSDate: .date
            case is NSArray: .array
            case is NSDictionary: .dictionary
            case is NSSet: .set
            case is NSURL: .url
            default: .other
            }
    }
}

/// Returns the type of an object. An 8-bit number counts as a Boolean.
public func CFGetTypeID(_ cf: Any) -> CFTypeID { ObjectKind(of: cf).rawValue }

public func CFNullGetTypeID() -> CFTypeID { ObjectKind.null.rawValue }
public func CFStringGetTypeID() -> CFTypeID { ObjectKind.string.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { ObjectKind.number.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { ObjectKind.boolean.rawValue }
public func CFDataGetTypeID() -> CFTypeID { ObjectKind.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { ObjectKind.date.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { ObjectKind.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { ObjectKind.dictionary.rawValue }
public func CFSetGetTypeID() -> CFTypeID { ObjectKind.set.rawValue }
public func CFURLGetTypeID() -> CFTypeID { ObjectKind.url.rawValue }
