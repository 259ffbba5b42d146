/// A code of a framework's errors. As a pattern of `catch` and `case`, it matches each error with its domain and
/// number, as on iOS.
public protocol MatchedErrorCode: RawRepresentable where RawValue: FixedWidthInteger {
    static var errorDomain: String { get }
}

extension MatchedErrorCode {
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == errorDomain && error.code == Int(code.rawValue)
    }
}
