public import Foundation

extension AttributeScopes {
    /// What UIKit draws letters by.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after every letter.
        public let kern: KernAttribute
        /// Points added after every letter.
        public let tracking: TrackingAttribute
        /// Points by which the letters stand above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        /// Foundation's own.
        public let foundation: FoundationAttributes

        /// The key of ``font``.
        public enum FontAttribute: TextAttribute {
            public typealias Value = UIFont
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .font }
        }
        /// The key of ``paragraphStyle``.
        public enum ParagraphStyleAttribute: TextAttribute {
            public typealias Value = NSParagraphStyle
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .paragraphStyle }
        }
        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: TextAttribute {
            public typealias Value = UIColor
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .foregroundColor }
        }
        /// The key of ``backgroundColor``.
        public enum BackgroundColorAttribute: TextAttribute {
            public typealias Value = UIColor
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .backgroundColor }
        }
        /// The key of ``kern``.
        public enum KernAttribute: TextAttribute {
            public typealias Value = CGFloat
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .kern }
        }
        /// The key of ``tracking``.
        public enum TrackingAttribute: TextAttribute {
            public typealias Value = CGFloat
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .tracking }
        }
        /// The key of ``baselineOffset``.
        public enum BaselineOffsetAttribute: TextAttribute {
            public typealias Value = CGFloat
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .baselineOffset }
        }
        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: TextAttribute {
            public typealias Value = NSUnderlineStyle
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .underlineStyle }
        }
        /// The key of ``underlineColor``.
        public enum UnderlineColorAttribute: TextAttribute {
            public typealias Value = UIColor
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .underlineColor }
        }
        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: TextAttribute {
            public typealias Value = NSUnderlineStyle
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .strikethroughStyle }
        }
        /// The key of ``strikethroughColor``.
        public enum StrikethroughColorAttribute: TextAttribute {
            public typealias Value = UIColor
            /// Its key in an `NSAttributedString`.
            public static var key: NSAttributedString.Key { .strikethroughColor }
        }

        static let all: [any TextAttribute.Type] = [
            FontAttribute.self, ParagraphStyleAttribute.self, ForegroundColorAttribute.self,
            BackgroundColorAttribute.self, KernAttribute.self, TrackingAttribute.self, BaselineOffsetAttribute.self,
            UnderlineStyleAttribute.self, UnderlineColorAttribute.self, StrikethroughStyleAttribute.self,
            StrikethroughColorAttribute.self,
        ]
    }

    /// What UIKit draws letters by.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

/// An attribute that attributed strings of both kinds have.
public protocol TextAttribute: AttributedStringKey where Value: Sendable {
    /// Its key in an `NSAttributedString`.
    static var key: NSAttributedString.Key { get }
}

extension TextAttribute {
    /// The key's name.
    public static var name: String { key.rawValue }

    /// The value as an `NSAttributedString` has it.
    fileprivate static func stored(in container: AttributeContainer) -> Any? {
        guard let value = container[Self.self] else { return nil }
        return if let style = value as? NSUnderlineStyle { style.rawValue } else { value }
    }

    /// Takes a value from an `NSAttributedString`'s attributes; one of another type is left out.
    fileprivate static func store(_ value: Any, in container: inout AttributeContainer) {
        let number = AttributeReader(attributes: [key: value]).number(key)
        container[Self.self] =
            switch Value.self {
            case is NSUnderlineStyle.Type: number.map { NSUnderlineStyle(rawValue: Int($0)) } as? Value
            case is CGFloat.Type: number.map { CGFloat($0) } as? Value
            default: value as? Value
            }
    }
}

private typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute

extension AttributeDynamicLookup {
    /// Attributes of UIKit, by their names.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributeContainer {
    /// What attributes of an `NSAttributedString` say that UIKit draws letters by, and links.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in AttributeScopes.UIKitAttributes.all {
            if let value = dictionary[attribute.key] { attribute.store(value, in: &self) }
        }
        self[Link.self] = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }
}

extension [NSAttributedString.Key: Any] {
    /// The same as attributes of an `NSAttributedString`.
    public init(_ container: AttributeContainer) {
        self.init()
        for attribute in AttributeScopes.UIKitAttributes.all { self[attribute.key] = attribute.stored(in: container) }
        self[.link] = container[Link.self]
    }
}

extension NSAttributedString {
    /// The same text, with what UIKit draws letters by, and links.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters),
                    attributes: [NSAttributedString.Key: Any](run.attributes)))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// The same text, with what UIKit draws letters by, and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            append(
                AttributedString(
                    nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
        }
    }
}
