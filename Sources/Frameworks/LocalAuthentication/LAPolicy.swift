/// How a person shows who they are.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// What a device looks at.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
}
