/// How systemd runs a server: as a user of its own that may write to its own two folders, watched, and started again.
struct ServiceUnit {
    /// What the program and the unit are called.
    let name: String

    /// Where the unit lies.
    var path: String { "lib/systemd/system/\(name).service" }

    /// The group whose members read the private keys of certificates: the server's user is made anew with each start,
    /// so that files cannot be given to it.
    static func keyReaders(_ name: String) -> String { "\(name)-tls" }

    /// The unit. Ports such as 443 are allowed. The crash reports of Swift read the memory of the process that crashed,
    /// so that stays allowed. Dispatch sets the priority of its threads, and complains where it may not. A bare Debian
    /// has no `kill` but the shell's. A core dump would hold typed passwords.
    var text: String {
        """
        [Unit]
        Description=\(name): Beagle navigation controllers in a browser
        Documentation=man:\(name)(1)
        After=network-online.target
        Wants=network-online.target

        [Service]
        Type=notify
        NotifyAccess=main
        ExecStart=/usr/bin/\(name) serve --options \(InstalledService(name: name).optionsFile)
        ExecReload=/bin/sh -c 'kill -HUP $$MAINPID'
        Restart=on-failure
        RestartSec=1
        WatchdogSec=30
        TimeoutStopSec=15

        DynamicUser=yes
        SupplementaryGroups=\(Self.keyReaders(name))
        StateDirectory=\(name)
        StateDirectoryMode=0700
        CacheDirectory=\(name)
        Environment=XDG_CACHE_HOME=%C/\(name)
        LimitNOFILE=65536
        LimitCORE=0
        LimitNICE=-10

        ProtectSystem=strict
        ProtectHome=yes
        PrivateTmp=yes
        PrivateDevices=yes
        ProtectClock=yes
        ProtectControlGroups=yes
        ProtectHostname=yes
        ProtectKernelLogs=yes
        ProtectKernelModules=yes
        ProtectKernelTunables=yes
        LockPersonality=yes
        NoNewPrivileges=yes
        RestrictNamespaces=yes
        RestrictRealtime=yes
        RestrictSUIDSGID=yes
        RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
        CapabilityBoundingSet=CAP_NET_BIND_SERVICE
        AmbientCapabilities=CAP_NET_BIND_SERVICE
        SystemCallArchitectures=native
        SystemCallFilter=@system-service @debug

        [Install]
        WantedBy=multi-user.target

        """
    }
}
