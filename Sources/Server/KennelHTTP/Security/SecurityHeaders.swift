/// Header fields that tell a browser what our answers may do.
enum SecurityHeaders {
    /// For every answer.
    static let always: Headers = [
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]

    /// For pages, beside `always`: everything comes from here, nothing is inline, nobody frames them but ourselves.
    ///
    /// The one thing from elsewhere is what web views show, in frames without an origin, windows or our address. Which
    /// pages those may be is for `frames` to say: the hosts that the server itself would ask.
    static func document(frames: FrameSources) -> Headers {
        [
            (
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
                    + "connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src \(frames.policy); "
                    + "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
            ),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        ]
    }

    /// For bytes that a backend sent, such as images: whatever they are, they are not a page of ours.
    static let foreign: Headers =
        always + [("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")]

    /// For answers of the interface.
    static let data: Headers = always + [("Cache-Control", "no-store")]
}
